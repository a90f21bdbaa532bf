// A table: what the server says of it, drawn again whenever it changes.
import { $, fill, h, say } from "./dom.js";
import { ask, Line } from "./net.js";
import { board, chip, describe, LETTERS } from "./board.js";
import { answers, deals } from "./actions.js";

export class Table {
  static async open(main, id) {
    const state = await ask("GET", `/api/tables/${id}`);
    const settings = state.table.settings;
    const edition = await ask("GET", `/api/editions/${settings.edition}?overlays=${settings.overlays.join(",")}`);
    const { address } = await ask("GET", "/api/server");
    return new Table(main, id, state, edition, address || location.origin);
  }

  constructor(main, id, state, edition, address) {
    Object.assign(this, { main, id, edition, address, possible: {}, looked: 0, looking: false, partner: -1, told: "", wrong: "", up: true, down: "" });
    this.parts = Object.fromEntries(["question", "board", "players", "manage", "deals", "log", "chat", "more"].map((k) => [k, h("section", { class: k === "board" ? "" : "panel", id: k, "aria-label": k })]));
    const { question, board: middle, ...rest } = this.parts;
    fill(main, h("div", { class: "table" }, middle, h("div", { class: "side" }, question, ...Object.values(rest))));
    $("title").textContent = state.table.title;
    this.take(state);
    this.line = new Line(id, (m) => this.take(m), (up, why) => { this.up = up; this.down = why ?? ""; this.draw(); });
    this.timer = setInterval(() => this.tick(), 1000);
  }

  close() {
    clearInterval(this.timer);
    this.line.close();
  }

  take(m) {
    if (m.type === "state") {
      Object.assign(this, { face: m.table, view: m.view, you: m.you, lines: m.lines ?? [], chat: m.chat ?? [], seen: m.version });
    } else if (m.type === "news") {
      this.face = { ...this.face, ...m.table };
      if (m.view) this.view = { ...this.view, ...m.view };
      this.lines = [...this.lines, ...(m.lines ?? [])].slice(-300);
      this.chat = [...this.chat, ...(m.chat ?? [])];
      this.seen = m.version;
      this.possible = {};
      this.wrong = "";
      if (m.lines?.length) say(m.lines.map((l) => l.text).join(" "));
      if (m.table?.places || m.table?.host) this.refresh();
    } else if (m.type === "openings") {
      this.possible = m.seats;
    } else if (m.type === "fault") {
      this.wrong = m.text;
    } else return;
    clearTimeout(this.drawing);
    this.drawing = setTimeout(() => this.draw(), 15);
  }

  async refresh() {
    const state = await ask("GET", `/api/tables/${this.id}`).catch(() => null);
    if (state) { this.you = state.you; this.draw(); }
  }

  answer(reply) {
    this.wrong = reply.type === "refused" ? reply.text + (reply.clause ? ` (${reply.clause})` : "") : "";
    if (this.wrong) say(this.wrong, true);
    this.draw();
  }

  async do(what, more) { this.answer(await this.line.command(what, more)); }

  // Asking the state

  seats() { return this.face.places.map((_, i) => i); }
  name(p) { return p < 0 ? "the Bank" : this.face.places[p]?.name || `Seat ${LETTERS[p]}`; }
  nameOf(seat) { return seat === "chance" ? "the dice and cards" : this.name(LETTERS.indexOf(seat)); }
  bit(mask, d) { return Math.floor(mask / 2 ** d) % 2 === 1; }
  money(n) {
    const c = this.edition.currency;
    if (!c.symbol) return `${n} ${Math.abs(n) === 1 ? c.one : c.many}`;
    return c.before ? `${c.symbol}${n}` : `${n}${c.symbol}`;
  }
  look(d) { this.looked = d; this.looking = true; $("looked").textContent = describe(this, d); }

  // Drawing

  draw() {
    const p = this.parts, started = this.face.started;
    for (const k of ["manage", "deals"]) p[k].hidden = !started || this.face.over || !this.you.seats.length;
    fill(p.question, this.question());
    fill(p.board, board(this));
    fill(p.players, this.players());
    if (started) {
      fill(p.manage, h("h2", {}, "Build, sell, mortgage"), this.you.seats.map((s) => this.manage(s)));
      fill(p.deals, h("h2", {}, "Deals"), this.you.seats.map((s) => deals(this, s)));
    }
    const log = p.log.querySelector("ol");
    const below = !log || log.scrollTop + log.clientHeight > log.scrollHeight - 30;
    fill(p.log, h("h2", {}, "What has happened"), h("ol", { tabIndex: 0 }, this.lines.map((l) => h("li", {}, l.text, l.clause ? h("span", { class: "clause" }, l.clause) : null))));
    if (below) p.log.querySelector("ol").scrollTop = 1e6;
    fill(p.chat, this.talk());
    fill(p.more, this.more());
  }

  question() {
    const mine = this.face.asked.filter((q) => this.you.seats.includes(q.seat) || (q.seat === "chance" && this.possible.chance));
    this.parts.question.classList.toggle("mine", mine.length > 0);
    const parts = [this.up ? null : h("p", { class: "offline", role: "alert" }, this.down || "The line is lost; trying again…")];
    if (!this.face.started) parts.push(this.gathering());
    else if (this.face.over) parts.push(h("h1", {}, "The game is over."), this.ending());
    else if (this.face.paused) parts.push(h("h1", {}, "The game is paused."));
    else if (!mine.length) parts.push(h("h1", {}, this.waiting()), h("div", { class: "row" }, this.you.seats.map((s) => answers(this, s).first)));
    for (const q of this.face.paused || this.face.over ? [] : mine) {
      const who = this.you.seats.length > 1 || q.seat === "chance" ? `${this.nameOf(q.seat)}: ` : "";
      const now = who + q.text + this.detail(q);
      if (this.told !== now + this.seen) say(now, true);
      this.told = now + this.seen;
      parts.push(h("h1", {}, now), h("div", { class: "row" }, answers(this, q.seat).first));
    }
    if (this.face.undo) parts.push(this.undoing());
    parts.push(h("p", { class: "quiet", id: "clock" }), h("p", { class: "warn", role: "alert" }, this.wrong));
    return parts;
  }

  detail(q) {
    const v = this.view, p = LETTERS.indexOf(q.seat);
    if (q.question === "buy") {
      const s = this.edition.spaces[v.at[p]];
      return ` ${s.name.value}, ${this.money(s.price?.value ?? 0)}; you have ${this.money(v.cash[p])}.`;
    }
    if (q.question === "bid") return ` ${this.edition.spaces[v.lot]?.name.value ?? ""}; you have ${this.money(v.cash[p])}.`;
    if (q.question === "debt") {
      const i = v.debtor.slice(0, v.debts).indexOf(p);
      return i < 0 ? "" : ` You owe ${this.money(v.amount[i])} to ${this.name(v.creditor[i])} and have ${this.money(v.cash[p])}.`;
    }
    return "";
  }

  waiting() {
    const names = this.face.asked.map((q) => this.nameOf(q.seat));
    return names.length ? `Waiting for ${names.join(", ")}.` : "…";
  }

  gathering() {
    const link = `${this.address}/#/join/${this.you.invite}`;
    return [h("h1", {}, "Waiting for everybody to sit down."),
      this.you.invite ? h("p", {}, "Invite others: ", h("code", {}, link), " ", h("button", { class: "bare", onclick: () => navigator.clipboard?.writeText(link) }, "copy")) : null,
      this.you.host ? h("button", { class: "main", "data-key": "start", onclick: () => this.do("start") }, "Begin the game") : h("p", {}, "The host begins the game.")];
  }

  ending() {
    const won = this.seats().filter((p) => this.bit(this.view.won, p)).map((p) => this.name(p));
    return [won.length ? h("p", {}, `${won.join(" and ")} won.`) : null,
      h("div", { class: "row" }, this.face.rematch ? h("a", { href: `#/table/${this.face.rematch}` }, "To the next table") : h("button", { class: "main", "data-key": "rematch", onclick: () => this.do("rematch") }, "Play again"),
        h("a", { href: `/api/tables/${this.id}/record`, download: "" }, "Save the game"))];
  }

  undoing() {
    const { by, count, agreed } = this.face.undo;
    const left = this.you.seats.filter((s) => !agreed.includes(s)).slice(0, 1);
    return h("div", { class: "row" }, `${this.nameOf(by)} wishes to take back ${count}.`, left.map((seat) => [
      h("button", { onclick: () => this.do("agree", { seat, yes: true }) }, "Agree"), h("button", { onclick: () => this.do("agree", { seat, yes: false }) }, "Refuse")]));
  }

  players() {
    const v = this.view, host = this.you.host;
    const rows = this.face.places.map((place, p) => h("tr", { class: v?.out[p] ? "out" : v && v.turn === p && !this.face.over ? "turn" : "" },
      h("td", {}, chip(p), " ", place.name || "free"), h("td", { class: "n" }, v ? this.money(v.cash[p]) : ""), h("td", {}, this.status(place, p)),
      h("td", {}, host && !this.face.started ? this.hosting(place) : host && place.kind === "human" && !this.you.seats.includes(place.seat) ? [
        h("button", { class: "bare", onclick: () => this.do("mute", { who: place.seat, muted: !place.muted }) }, place.muted ? "unmute" : "mute"),
        h("button", { class: "bare", onclick: () => confirm(`Send ${place.name} away?`) && this.do("kick", { who: place.seat }) }, "send away")] : null)));
    return [h("h2", {}, "Players"), h("table", {}, h("tbody", {}, rows)), this.face.watchers.length ? h("p", { class: "quiet" }, `Watching: ${this.face.watchers.join(", ")}`) : null];
  }

  status(place, p) {
    const v = this.view;
    const deeds = v ? this.edition.spaces.filter((s) => v.owner[s.at] === p).length : 0;
    const notes = [place.token, v ? `${deeds} ${deeds === 1 ? "deed" : "deeds"}` : "", v?.jailed[p] ? "in Jail" : "", place.kind === "bot" || place.stood_in ? "bot" : place.kind === "human" && !place.here ? "away" : ""];
    return h("span", { class: "quiet" }, notes.filter(Boolean).join(", "));
  }

  hosting(place) {
    if (place.kind !== "open") return this.you.seats[0] === place.seat ? null : h("button", { class: "bare", onclick: () => this.do("free", { seat: place.seat }) }, "free");
    return h("button", { class: "bare", onclick: async () => this.do("bot", { seat: place.seat, bot: (await ask("GET", "/api/editions")).find((e) => e.id === this.edition.id).bot }) }, "put a bot here");
  }

  manage(seat) {
    const { more } = answers(this, seat);
    return [this.you.seats.length > 1 ? h("h2", {}, this.nameOf(seat)) : null, more.length ? more.map((m) => h("div", { class: "row" }, m)) : h("p", { class: "quiet" }, "Nothing to be done now.")];
  }

  talk() {
    return [h("h2", {}, "Chat"), h("ul", { class: "plain" }, this.chat.slice(-30).map((c) => h("li", {}, h("strong", {}, c.from), ` ${c.text}`))),
      h("form", { class: "row", onsubmit: (e) => { e.preventDefault(); const field = e.target.elements.text; if (field.value) this.do("say", { text: field.value }); field.value = ""; } },
        h("input", { name: "text", maxLength: 300, "aria-label": "Write to the table", "data-keep": "chat", "data-key": "chat", autocomplete: "off" }), h("button", { "data-key": "say" }, "Say"))];
  }

  more() {
    const running = this.face.started && !this.face.over;
    const b = (text, what, more, sure) => h("button", { onclick: () => (!sure || confirm(sure)) && this.do(what, more) }, text);
    return h("details", { "data-key": "more" }, h("summary", {}, "Table"), h("div", { class: "row" },
      running && this.you.host ? b(this.face.paused ? "Go on" : "Pause", this.face.paused ? "resume" : "pause") : null,
      running && this.face.settings.dice === "typed" && this.you.seats.length ? b("Take back the last entry", "undo", { seat: this.you.seats[0], count: 1 }) : null,
      running ? this.you.seats.map((seat) => [
        h("label", {}, h("input", { type: "checkbox", checked: this.face.places[LETTERS.indexOf(seat)].auto_ask, onchange: (e) => this.do("seat", { seat, auto_ask: e.target.checked }) }), "ask for my rent by itself"),
        b("Resign", "resign", { seat }, "Give this game up? All you own goes to the Bank.")]) : null,
      b("Leave the table", "leave", {}, "Leave the table?"),
      running || this.face.over ? h("a", { href: `/api/tables/${this.id}/record`, download: "" }, "Save the game") : null),
    h("p", { class: "quiet" }, this.face.commitment ? `Fair dice: the hash of this table's secret is ${this.face.commitment}.` : "Dice and cards are said by people."));
  }

  tick() {
    const left = this.face.deadline ? Math.max(0, Math.round(this.face.deadline - Date.now() / 1000)) : null;
    const at = $("clock");
    if (at) at.textContent = left === null ? "" : `${left} s`;
  }
}


// The question and its answers: buttons made of what the server says may be done.
import { h, say } from "./dom.js";

const LABELS = {
  roll: "Roll the dice", end_turn: "End the turn", buy: "Buy it", decline: "Leave it to an auction", pass: "Pass", bid: "Bid",
  pay_jail: "Pay the fine", use_jail_card: "Use a card", tax_flat: "Pay the fixed tax", tax_percent: "Pay the share",
  ask_rent: "Ask for rent", build: "Build", sell: "Sell a piece", mortgage: "Mortgage", lift: "Pay off the mortgage",
  keep_mortgage: "Keep it mortgaged", give_up: "Give up: bankrupt", want: "Ask for", accept: "Accept", refuse: "Refuse", withdraw: "Take back",
  leave: "Leave the game", dice: "The dice show", card: "The card is", deed: "The deed is",
};
const MANY = 4;
const ELSEWHERE = new Set(["offer", "accept", "refuse", "withdraw", "leave"]);

export function label(verb) {
  const text = LABELS[verb] ?? verb.replaceAll("_", " ");
  return text[0].toUpperCase() + text.slice(1);
}

/** The arguments of an opening in words. */
export function words(t, verb, args) {
  const kinds = t.edition.arguments[verb] ?? [];
  return args.map((a, i) => {
    const kind = (kinds[i] ?? "").replace("?", "");
    if (kind === "space") return t.edition.spaces[a]?.name.value ?? a;
    if (kind === "seat") return t.nameOf(a);
    if (kind === "level") return `(whole group, down to ${a})`;
    if (kind === "card") return t.edition.cards[String(a).split(".")[0]] ?? a;
    if (kind === "coins") return t.money(a);
    return String(a).replaceAll("_", " ");
  }).join(" ");
}

export async function act(t, seat, verb, args) {
  const reply = await t.line.command("act", { seat, verb, args, version: t.seen });
  t.answer(reply);
  return reply;
}

/** Everything one seat may do, first what answers its question. */
export function answers(t, seat) {
  const can = t.possible[seat] ?? [];
  const byVerb = new Map();
  const inDebt = t.face.asked.some((q) => q.seat === seat && q.question === "debt");
  const elsewhere = (verb) => ELSEWHERE.has(verb) || (verb === "give_up" && !inDebt);
  for (const o of can) if (!elsewhere(o.verb)) byVerb.set(o.verb, [...(byVerb.get(o.verb) ?? []), o]);
  const asks = new Set(seat === "chance" ? [...byVerb.keys()] : t.edition.verbs.answers);
  const first = [], more = [];
  for (const [verb, found] of byVerb) (asks.has(verb) || verb === "ask_rent" ? first : more).push(control(t, seat, verb, found));
  return { first, more };
}

function control(t, seat, verb, found) {
  if (verb === "bid") return bidding(t, seat, found[0]);
  if (found.length <= MANY) return found.map((o, i) => button(t, seat, o, i));
  const name = `pick-${seat}-${verb}`;
  const pick = h("select", { "aria-label": label(verb), "data-keep": name, "data-key": name }, found.map((o, i) => h("option", { value: String(i) }, words(t, verb, o.args))));
  return h("span", { class: "row" }, pick, h("button", { "data-key": `do-${name}`, onclick: () => act(t, seat, verb, found[Number(pick.value)].args) }, label(verb)));
}

function button(t, seat, o, i) {
  const main = ["roll", "buy", "end_turn", "ask_rent", "accept"].includes(o.verb);
  return h("button", { class: main ? "main" : "", "data-key": `${seat}-${o.verb}-${i}`, onclick: () => act(t, seat, o.verb, o.args) }, `${label(o.verb)} ${words(t, o.verb, o.args)}`.trim());
}

function bidding(t, seat, o) {
  const least = o.args[0], most = o.most ?? least;
  const input = h("input", { type: "number", min: least, max: most, value: least, "aria-label": "Your bid", "data-key": `bid-${seat}` });
  const raise = (n) => h("button", { "data-key": `bid-${seat}-${n}`, disabled: least + n - 1 > most, onclick: () => act(t, seat, "bid", [least + n - 1]) }, t.money(least + n - 1));
  return h("span", { class: "row" }, [1, 10, 50].map(raise), input,
    h("button", { class: "main", "data-key": `bid-${seat}-do`, onclick: () => act(t, seat, "bid", [Number(input.value)]) }, "Bid"));
}

/** Deals: open offers with their answers, and the composer. */
export function deals(t, seat) {
  const open = t.face.offers.map((o) => h("li", { class: "row" }, `${t.nameOf(o.by)} to ${t.nameOf(o.to)}: ${o.text}`,
    o.to === seat ? ["accept", "refuse"].map((verb) => h("button", { "data-key": `${verb}${o.number}`, onclick: () => act(t, seat, verb, [o.number]) }, label(verb))) : null,
    o.by === seat ? h("button", { "data-key": `w${o.number}`, onclick: () => act(t, seat, "withdraw", [o.number]) }, label("withdraw")) : null));
  const may = (t.possible[seat] ?? []).some((o) => o.verb === "offer");
  return [h("ul", { class: "plain" }, open), may ? composer(t, seat) : h("p", { class: "quiet" }, "No deal can be offered just now.")];
}

function things(t, p) {
  const deeds = t.edition.spaces.filter((s) => t.view.owner[s.at] === p).map((s) => [s.at, s.name.value]);
  const cards = Object.entries(t.edition.kept).filter(([i]) => t.view.owner[i] === p).map(([, name]) => [name, name.replace(":", ", ").replaceAll("_", " ")]);
  return [...deeds, ...cards];
}

function composer(t, seat) {
  const me = "ABCDEFGH".indexOf(seat);
  const others = t.seats().filter((p) => p !== me && !t.view.out[p]);
  if (!others.length) return null;
  const partner = h("select", { "aria-label": "Partner", "data-keep": `offer-to-${seat}`, "data-key": `offer-to-${seat}`, onchange: (e) => { t.partner = Number(e.target.value); t.draw(); } },
    others.map((p) => h("option", { value: String(p) }, t.name(p))));
  const q = others.includes(t.partner) ? t.partner : others[0];
  partner.value = String(q);
  const boxes = (p, side) => h("fieldset", { class: "panel" }, h("legend", {}, side === "give" ? "You give" : "You get"),
    things(t, p).map(([id, name]) => h("div", {}, h("label", {}, h("input", { type: "checkbox", "data-keep": `${side}-${seat}-${p}-${id}`, "data-thing": String(id), "data-side": side }), name))),
    h("label", {}, "Money", h("input", { type: "number", min: 0, value: 0, "data-keep": `${side}-money-${seat}`, "data-money": side })));
  const form = h("form", {
    onsubmit: async (event) => {
      event.preventDefault();
      const picked = (side) => [...form.querySelectorAll(`[data-side=${side}]:checked`)].map((e) => (/^\d+$/.test(e.dataset.thing) ? Number(e.dataset.thing) : e.dataset.thing));
      const money = (side) => Number(form.querySelector(`[data-money=${side}]`).value);
      const reply = await act(t, seat, "offer", ["ABCDEFGH"[q], picked("give"), picked("get"), money("get") - money("give")]);
      if (reply.type === "done") { form.reset(); say("The offer is made."); }
    },
  }, h("label", {}, "With", partner), h("div", { class: "cols" }, boxes(me, "give"), boxes(q, "get")), h("button", { class: "main", "data-key": `offer-${seat}` }, "Make the offer"));
  return h("details", { "data-key": `compose-${seat}` }, h("summary", {}, "New offer"), form);
}

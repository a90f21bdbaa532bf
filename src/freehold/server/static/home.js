// The first page: open a table, join one, or watch.
import { h, fill } from "./dom.js";
import { ask } from "./net.js";

const remembered = () => localStorage.getItem("name") ?? "";

export async function home(main, invite = "") {
  const editions = await ask("GET", "/api/editions");
  const listed = await ask("GET", "/api/tables").catch(() => []);
  fill(main, h("h1", {}, invite ? "You are invited to a table" : "A table for you and your friends"),
    h("div", { class: "cols" }, joining(invite), invite ? null : opening(editions), watching(listed)));
  main.querySelector("input")?.focus();
}

function form(submit, ...children) {
  const wrong = h("p", { class: "warn", role: "alert" });
  return h("form", {
    class: "panel",
    onsubmit: async (event) => {
      event.preventDefault();
      wrong.textContent = "";
      try {
        await submit(new FormData(event.target));
      } catch (error) {
        wrong.textContent = error.message;
      }
    },
  }, ...children, wrong);
}

function nameField() {
  return h("div", { class: "row" }, h("label", {}, "Your name", h("input", { name: "name", required: true, maxLength: 24, value: remembered(), autocomplete: "nickname" })));
}

function go(joined, name) {
  localStorage.setItem("name", name);
  location.hash = `#/table/${joined.table}`;
}

function joining(invite) {
  return form(async (data) => {
    const watch = data.get("watch") !== null;
    go(await ask("POST", "/api/join", { invite: data.get("invite"), name: data.get("name"), watch }), data.get("name"));
  }, h("h2", {}, "Join a table"), nameField(),
  h("div", { class: "row" }, h("label", {}, "Invite code", h("input", { name: "invite", required: true, maxLength: 12, value: invite, autocapitalize: "characters" }))),
  h("div", { class: "row" }, h("label", {}, h("input", { type: "checkbox", name: "watch" }), "only watch")),
  h("button", { class: "main" }, "Join"));
}

function opening(editions) {
  const rest = h("div");
  const chosen = h("select", { name: "edition", onchange: () => options() }, editions.map((e) => h("option", { value: e.id }, e.title)));
  const options = () => fill(rest, details(editions.find((e) => e.id === chosen.value)));
  options();
  return form(async (data) => {
    const e = editions.find((x) => x.id === data.get("edition"));
    const places = data.getAll("place").filter((p) => p !== "none");
    const body = {
      edition: e.id, name: data.get("name"), seats: Math.max(2, places.length), places,
      overlays: data.getAll("overlay"), listed: data.get("listed") !== null, clock: Number(data.get("clock")),
      dice: data.get("dice"), minutes: Number(data.get("minutes") ?? 0), pace: Number(data.get("pace")),
      typists: data.get("typists"),
    };
    go(await ask("POST", "/api/tables", body), body.name);
  }, h("h2", {}, "Open a table"), nameField(),
  h("div", { class: "row" }, h("label", {}, "Game", chosen)), rest, h("button", { class: "main" }, "Open the table"));
}

function details(e) {
  const places = Array.from({ length: e.seats[1] }, (_, i) => h("select", { name: "place", "aria-label": `Place ${i + 1}` },
    [["me", i ? "also at this screen" : "me"], ["open", "a friend, by invite"], ...e.bots.map((b) => [b, `a bot: ${b}`]), ["none", "nobody"]]
      .map(([value, text]) => h("option", { value, selected: value === (i === 0 ? "me" : i < 3 ? e.bot : i < 4 ? "open" : "none") }, text))));
  const minutes = h("div", { class: "row", hidden: true }, h("label", {}, "Minutes until the end", h("input", { type: "number", name: "minutes", min: 1, max: 600, value: 60 })));
  const timed = new Set(e.overlays.filter((o) => o.timed).map((o) => o.id));
  const variants = e.overlays.map((o) => h("div", { class: "row" }, h("label", { title: o.about }, h("input", {
    type: "checkbox", name: "overlay", value: o.id, onchange: (event) => { if (timed.has(o.id)) minutes.hidden = !event.target.checked; },
  }), o.title)));
  return [
    h("p", { class: "quiet" }, e.about),
    h("fieldset", { class: "panel" }, h("legend", {}, "Who sits where"), h("div", { class: "row" }, places)),
    variants.length ? h("fieldset", { class: "panel" }, h("legend", {}, "Variants"), variants, minutes) : null,
    h("details", { "data-key": "more" }, h("summary", {}, "Clock, dice and more"),
      choice("clock", "Time to answer", [[0, "no clock"], [30, "30 seconds"], [60, "a minute"], [300, "5 minutes"], [86400, "a day"]]),
      choice("dice", "Dice and cards", [["fair", "drawn by the table, and provable afterwards"], ["typed", "real ones: we say what they show"]]),
      choice("typists", "Real dice are said by", [["all", "everybody"], ["host", "me, the Banker"]]),
      choice("pace", "Bots think", [[900, "for a moment"], [2000, "slowly"], [100, "fast"]]),
      h("div", { class: "row" }, h("label", {}, h("input", { type: "checkbox", name: "listed" }), "anybody may find and watch it"))),
  ];
}

function choice(name, label, options) {
  return h("div", { class: "row" }, h("label", {}, label, h("select", { name }, options.map(([value, text]) => h("option", { value }, text)))));
}

function watching(listed) {
  if (!listed.length) return null;
  return h("section", { class: "panel" }, h("h2", {}, "Tables to watch"), h("ul", { class: "plain" }, listed.map((t) => h("li", { class: "row" },
    `${t.title}: ${t.names.join(", ")}`, h("button", {
      onclick: async () => {
        const name = remembered() || "Guest";
        go(await ask("POST", "/api/join", { table: t.table, watch: true, name }).catch(() => ({ table: t.table })), name);
      },
    }, "Watch")))));
}

// The board: spaces around, what has just happened in the middle.
import { h } from "./dom.js";

export const LETTERS = "ABCDEFGH";
const DICE = ["", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

export function chip(p) {
  return h("span", { class: `chip s${p}` }, LETTERS[p]);
}

/** Where space n stands in a square of `side` spaces a side, going left from the corner below right. */
function place(n, side) {
  const k = side - 1;
  if (n < k) return [side, side - n];
  if (n < 2 * k) return [side - (n - k), 1];
  if (n < 3 * k) return [1, 1 + n - 2 * k];
  return [1 + n - 3 * k, side];
}

/** A space in words. */
export function describe(t, d) {
  const s = t.edition.spaces[d], v = t.view;
  const group = s.group ? t.edition.groups[s.group].name.value : "";
  const parts = [`${d}: ${s.name.value}`, group];
  if (s.price) parts.push(`price ${t.money(s.price.value)}`);
  if (s.rent) parts.push(`rent ${s.rent.value.join(", ")}`);
  if (v && v.owner[d] >= 0) parts.push(`owned by ${t.name(v.owner[d])}`);
  if (v?.level[d]) parts.push(`level ${v.level[d]}`);
  if (v && t.bit(v.mortgaged, d)) parts.push("mortgaged");
  if (s.price?.basis === "assumed") parts.push("price assumed by us");
  const here = v ? t.seats().filter((p) => v.at[p] === d && !v.out[p]).map((p) => t.name(p)) : [];
  if (here.length) parts.push(`here: ${here.join(", ")}`);
  return parts.filter(Boolean).join("; ");
}

export function board(t) {
  const n = t.edition.spaces.length, side = Math.ceil(n / 4) + 1;
  const made = h("div", { class: "board", role: "group", "aria-label": "The board; move with the arrow keys" });
  made.style.gridTemplateColumns = made.style.gridTemplateRows = `1.35fr repeat(${side - 2}, minmax(0, 1fr)) 1.35fr`;
  for (let d = 0; d < n; d++) made.append(space(t, d, side));
  const middle = h("div", { class: "middle" }, inMiddle(t));
  middle.style.gridArea = `2 / 2 / ${side} / ${side}`;
  made.append(middle);
  made.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!step) return;
    t.looked = (t.looked + step + n) % n;
    event.preventDefault();
    t.look(t.looked);
    t.main.querySelector(`[data-key="space${t.looked}"]`)?.focus();
  });
  return made;
}

function space(t, d, side) {
  const s = t.edition.spaces[d], v = t.view;
  const tile = h("button", {
    class: `space${v && t.bit(v.mortgaged, d) ? " faced" : ""}`, "data-key": `space${d}`, tabIndex: d === t.looked ? 0 : -1,
    "aria-label": describe(t, d), onclick: () => t.look(d),
  });
  const [row, column] = place(d, side);
  tile.style.gridArea = `${row} / ${column}`;
  if (s.group) {
    const bar = h("span", { class: "bar", "aria-hidden": "true" }, v?.level[d] ? "▲".repeat(Math.min(v.level[d], 5)) : "");
    bar.style.background = t.edition.groups[s.group].colour.value;
    tile.append(bar);
  }
  tile.append(h("span", { class: "name", "aria-hidden": "true" }, s.name.value));
  if (v && v.owner[d] >= 0) tile.append(h("span", { class: `owner s${v.owner[d]}`, "aria-hidden": "true" }, LETTERS[v.owner[d]]));
  const here = v ? t.seats().filter((p) => v.at[p] === d && !v.out[p]) : [];
  if (here.length) tile.append(h("span", { class: "tokens", "aria-hidden": "true" }, here.map((p) => h("span", { class: `token s${p}` }, LETTERS[p]))));
  return tile;
}

function inMiddle(t) {
  const v = t.view;
  const parts = [];
  if (v) {
    const dice = v.die.filter((x) => x > 0);
    parts.push(h("div", { class: "dice", role: "img", "aria-label": `Dice: ${dice.join(" and ")}` }, dice.map((x) => DICE[x] ?? x).join(" ")));
    if (v.lot >= 0) {
      const lot = t.edition.spaces[v.lot]?.name.value ?? "a piece of the Bank";
      parts.push(h("p", {}, h("strong", {}, `Auction: ${lot}`), h("br"), v.leader >= 0 ? `${t.name(v.leader)} bids ${t.money(v.high)}` : "no bid yet"));
    }
  }
  parts.push(h("div", { class: "quiet", id: "looked" }, t.looking ? describe(t, t.looked) : ""));
  parts.push(h("div", { class: "lines" }, t.lines.slice(-6).map((l) => h("p", { class: "quiet" }, l.text))));
  return parts;
}

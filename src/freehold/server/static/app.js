// Where the address leads: the first page, an invitation, or a table.
import { $, fill, h } from "./dom.js";
import { home } from "./home.js";
import { Table } from "./table.js";

let table = null;

async function show() {
  table?.close();
  table = null;
  $("title").textContent = "";
  const [, where, what] = location.hash.split("/");
  try {
    if (where === "table") table = await Table.open($("main"), what);
    else await home($("main"), where === "join" ? decodeURIComponent(what ?? "") : "");
  } catch (error) {
    fill($("main"), h("p", { class: "warn", role: "alert" }, error.message), h("p", {}, h("a", { href: "#/" }, "To the first page")));
  }
}

addEventListener("hashchange", show);
show();

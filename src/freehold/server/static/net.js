// The line to the server: requests, and one socket that comes back by itself.

export async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body ? { "content-type": "application/json" } : {},
    body: body ? JSON.stringify(body) : undefined,
    credentials: "same-origin",
  });
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.text || "That could not be done.");
  return data;
}

/** A live table. `heard(message)` gets every message; `line(up)` whether the socket is open. */
export class Line {
  constructor(table, heard, line) {
    Object.assign(this, { table, heard, line, version: -1, waiting: new Map(), closed: false, tries: 0 });
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.socket.onopen = () => {
      this.tries = 0;
      this.line(true);
      this.send({ do: "hello", seen: this.version, openings: true });
      for (const { message } of this.waiting.values()) this.send(message); // a repeat is harmless
    };
    this.socket.onmessage = (event) => this.take(JSON.parse(event.data));
    this.socket.onclose = (event) => {
      if (this.closed) return;
      this.line(false, event.code === 1008 ? event.reason : "");
      if (event.code === 1008) return;
      setTimeout(() => this.open(), Math.min(8000, 300 * 2 ** this.tries++));
    };
  }

  take(message) {
    if ("version" in message && message.type !== "done" && message.type !== "refused") this.version = message.version;
    if ("id" in message && this.waiting.has(message.id)) {
      const { resolve } = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      resolve(message);
    }
    this.heard(message);
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Do a command; gives the reply. It is sent again when the line was lost. */
  command(what, more = {}) {
    const message = { do: what, id: crypto.randomUUID?.() ?? String(Math.random()).slice(2), ...more };
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve });
      this.send(message);
    });
  }

  close() {
    this.closed = true;
    this.socket.close();
  }
}

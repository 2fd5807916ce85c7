// What was said at a table and not read yet; this browser remembers how far somebody has read.
import { recall, remember } from "../../local-storage";
import type { TableSocket } from "../../wire/socket.svelte";
import type { Line } from "../../wire/types";
import { readable } from "./hidden-people.svelte";

const NAME = "read";
/** At how many tables it is remembered; where one read longest ago is forgotten first. */
const MOST = 50;

export class UnreadChat {
  /** Up to this line everything was read. */
  #read = $state.raw(-1);
  /** Up to this line everything was called out. */
  #called: number;
  #socket: TableSocket;

  constructor(socket: TableSocket) {
    this.#socket = socket;
    this.#called = this.#last;
    const known = remembered().get(socket.id);
    this.#read = Math.min(known ?? this.#last, this.#last);
    if (known === undefined) this.#remember();
  }

  get #last(): number {
    return this.#socket.chat.at(-1)?.n ?? -1;
  }

  /** Lines of others that were not read; the emotes of players could be seen at their seats. */
  get unread(): readonly Line[] {
    const { chat, you } = this.#socket;
    const isNew = ({ n, seat, emote }: Line): boolean =>
      n > this.#read && (seat === null || (seat !== you?.seat && !emote));
    return readable(chat).filter(isNew);
  }

  /** All of it has been seen now. */
  read(): void {
    if (this.#read === this.#last) return;
    this.#read = this.#last;
    this.#remember();
  }

  #remember(): void {
    const tables = remembered();
    tables.delete(this.#socket.id);
    tables.set(this.#socket.id, this.#read);
    remember(NAME, JSON.stringify([...tables].slice(-MOST)));
  }

  /** The newest line that was neither read nor called out, once. */
  unannounced(): Line | null {
    const line = this.unread.at(-1);
    if (!line || line.n <= this.#called) return null;
    this.#called = line.n;
    return line;
  }
}

const all = new WeakMap<TableSocket, UnreadChat>();

/** By table, the line up to which everything was read. */
function remembered(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? "[]");
    return new Map(Array.isArray(kept) ? kept.filter(isLine) : []);
  } catch {
    return new Map(); // somebody else wrote there
  }
}

const isLine = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";

/** The talk at a table; what had been said when one first came counts as read. */
export function unreadChatAt(socket: TableSocket): UnreadChat {
  const known = all.get(socket);
  if (known) return known;
  const unread = new UnreadChat(socket);
  all.set(socket, unread);
  return unread;
}

// What was said at a table and not read yet; it is remembered while one reads another page.
import type { TableSocket } from "../../wire/socket.svelte";
import type { Line } from "../../wire/types";
import { readable } from "./hidden-people.svelte";

export class UnreadChat {
  /** Up to this line everything was read. */
  #read = $state.raw(-1);
  /** Up to this line everything was called out. */
  #called: number;
  #socket: TableSocket;

  constructor(socket: TableSocket) {
    this.#socket = socket;
    this.#read = this.#called = socket.chat.at(-1)?.n ?? -1;
  }

  /** Lines of others that were not read. */
  get unread(): readonly Line[] {
    const { chat, you } = this.#socket;
    return readable(chat).filter(({ n, seat }) => n > this.#read && (seat === null || seat !== you?.seat));
  }

  /** All of it has been seen now. */
  read(): void {
    this.#read = this.#socket.chat.at(-1)?.n ?? -1;
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

/** The talk at a table; what had been said when one first came counts as read. */
export function unreadChatAt(socket: TableSocket): UnreadChat {
  const known = all.get(socket);
  if (known) return known;
  const unread = new UnreadChat(socket);
  all.set(socket, unread);
  return unread;
}

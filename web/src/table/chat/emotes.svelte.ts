// Emotes: what one says quickly at the table. They are lines of the chat, and hang at a seat for a while.
import { say } from "../../texts/texts.svelte";
import type { TableSocket } from "../../wire/socket.svelte";
import type { Emote, Line } from "../../wire/types";
import { readable } from "./hidden-people.svelte";

export const EMOTES: readonly Emote[] = ["hello", "luck", "bravo", "thanks", "wow", "oops", "moment", "good-game"];
const SHOWN_FOR = 4500; // ms
const LONGEST = 80; // characters of a line that is called out

/** An emote in words. */
export const emoteWords = (emote: Emote): string => say(`table-emote-${emote}`); // texts: table-emote-*

/** A line of the chat as its reader says it. */
export const lineWords = ({ emote, text }: Line): string => (emote ? emoteWords(emote) : text);

/** A line of the chat for those who do not see the chat: who says what, or how it begins. */
export function calledOut(line: Line): string {
  const letters = [...lineWords(line)];
  const text = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("")}…` : letters.join("");
  return say("table-chat-said", { who: line.name, text });
}

/** The line that says it. */
export const emoteLine = (emote: Emote): string => `/${emote}`;

/** The emotes that hang at seats now. */
export class ShownEmotes {
  /** The latest of each seat. */
  shown = $state.raw<readonly Line[]>([]);
  #socket: TableSocket;
  #last: number;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(socket: TableSocket) {
    this.#socket = socket;
    this.#last = socket.chat.at(-1)?.n ?? -1;
  }

  /** Hang up what is new in the chat. */
  look(): void {
    const last = this.#last;
    const fresh = readable(this.#socket.chat).filter(({ n, emote, seat }) => n > last && emote && seat !== null);
    this.#last = this.#socket.chat.at(-1)?.n ?? last;
    for (const line of fresh) {
      this.shown = [...this.shown.filter(({ seat }) => seat !== line.seat), line];
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.shown = this.shown.filter(({ n }) => n !== line.n);
      }, SHOWN_FOR);
      this.#timers.add(timer);
    }
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

// Announces a rummage to screen readers, batched every few seconds so that speech keeps up with the hands.
import { say } from "../../../texts/texts.svelte";
import type { Player } from "../../../board/game";
import { findName, findsWords } from "../names";
import { isKey } from "../pieces";
import type { Find, MidnightExchangeView } from "../view";

const BREATH = 2500; // ms between two things said, unless they are urgent
const MOST = 4; // open tiles at once, the latest: nobody could follow more
const MARKS = [120, 60, 30, 10]; // seconds left at which the time is called out

/** Somebody keeps a find, or it comes to lie open. */
export type Announcement = { find: Find } & ({ who: string } | { number: number });

/** What others kept or laid open between two looks at a rummage. */
export function announcements(
  before: MidnightExchangeView,
  after: MidnightExchangeView,
  players: readonly Player[],
): Announcement[] {
  if (before.round !== after.round || before.phase !== "rummage" || after.phase !== "rummage") return [];
  const kept = players
    .filter(({ mine }) => !mine)
    .flatMap(({ seat, name: who }) => {
      const had = new Set(before.trays[seat]?.map((slot) => slot?.tile));
      return (after.trays[seat] ?? []).flatMap((slot) =>
        slot && !had.has(slot.tile) && !isKey(slot.find) ? [{ who, find: slot.find }] : [],
      );
    });
  const own = after.seat === null ? null : before.hands[after.seat];
  const laid = after.tiles.flatMap(({ lies, find }, n) =>
    lies === "up" && find && before.tiles[n]?.lies !== "up" && own !== n + 1 ? [{ number: n + 1, find }] : [],
  );
  return [...kept, ...laid];
}

/** Doings in words: a sentence for each of those who keep something, and for each open tile. */
export function announcementWords(all: readonly Announcement[]): string {
  const takers = new Map<string, Find[]>();
  const open: string[] = [];
  for (const doing of all) {
    if ("who" in doing) takers.set(doing.who, [...(takers.get(doing.who) ?? []), doing.find]);
    else open.push(say("midnight-exchange-heard-open", { number: doing.number, what: findName(doing.find) }));
  }
  const kept = [...takers].map(([who, finds]) =>
    say("midnight-exchange-heard-keeps", { who, what: findsWords(finds) }),
  );
  return [...kept, ...open.slice(-MOST)].join(" ");
}

/** The mark that the time has passed between two looks at the clock; null if none. */
export function timeMarkPassed(before: number, left: number): number | null {
  return MARKS.find((mark) => left <= mark && before > mark) ?? null;
}

export class Announcer {
  /** What is being said. */
  text = $state("");
  #waiting: Announcement[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell of doings as soon as there is breath for it. */
  tell(all: readonly Announcement[]): void {
    this.#waiting.push(...all);
    if (this.#waiting.length && this.#timer === undefined) this.#speak();
  }

  /** Say something at once. */
  call(line: string): void {
    this.#speak(line);
  }

  /** Say no more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.text = "";
  }

  #speak(first = ""): void {
    clearTimeout(this.#timer);
    this.text = `${first} ${announcementWords(this.#waiting)}`.trim();
    this.#waiting = [];
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.tell([]);
    }, BREATH);
  }
}

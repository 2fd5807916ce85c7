// A question to the others, for those who wait for the answer: how long it is still open, and how it ended.
import type { Entry } from "../../board/game";
import type { Question } from "../../wire/types";

const TICK = 250;
const NEARLY = 1000; // ms before its end a question counts as run out

/** Agreed; refused by somebody; taken back by who asked; not all said yes in time; the game went on meanwhile. */
export type Verdict = "agreed" | "refused" | "withdrawn" | "late" | "moot";

interface Open {
  question: Question;
  key: string;
  told: number;
  /** When it ends, by performance.now(). */
  ends: number;
  withdrawn: boolean;
}

/** How a question ended, from what was told since it was asked. */
function verdict({ ends, withdrawn }: Open, told: readonly Entry[]): Verdict {
  if (told.some(({ agreed }) => agreed)) return "agreed";
  if (told.length) return "moot";
  if (withdrawn) return "withdrawn";
  return performance.now() >= ends - NEARLY ? "late" : "refused";
}

export class UndoVote {
  /** Seconds left to answer; null while nothing is asked. */
  left = $state.raw<number | null>(null);
  /** All the seconds there were. */
  of = $state.raw(0);
  #open: Open | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Hear what is asked now; when a question is no longer asked, who asked it and how it ended. */
  follow(question: Question | null, told: readonly Entry[]): { seat: number; verdict: Verdict } | null {
    const key = question ? JSON.stringify([question.seat, question.waiting]) : "";
    const before = this.#open;
    if (key === (before?.key ?? "")) return null;
    this.close();
    if (question) {
      const ends = performance.now() + question.left * 1000;
      this.#open = { question, key, told: told.length, ends, withdrawn: false };
      this.of = question.left;
      this.#timer = setInterval(this.#count, TICK);
      this.#count();
      return null;
    }
    return before && { seat: before.question.seat, verdict: verdict(before, told.slice(before.told)) };
  }

  /** Whoever asked does not want it any more. */
  withdraw(): void {
    if (this.#open) this.#open.withdrawn = true;
  }

  /** Stop counting. */
  close(): void {
    clearInterval(this.#timer);
    this.#open = null;
    this.left = null;
  }

  #count = (): void => {
    if (this.#open) this.left = Math.max(0, (this.#open.ends - performance.now()) / 1000);
  };
}

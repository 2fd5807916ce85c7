// A question to the others, for those who wait for the answer: how long it is still open, and how it ended.
import type { Question, Told } from "../wire/types";

/** Seconds the others have to answer; each answer gives the rest of them as long again. */
export const ANSWER_TIME = 30;
const TICK = 250;

/** Agreed; refused by somebody; nobody said no, but not all said yes in time; the game went on meanwhile. */
export type Verdict = "agreed" | "refused" | "late" | "moot";

/** How a question ended, from what was told since it was asked and how many seconds it was open. */
export function verdict(told: readonly Told[], seconds: number): Verdict {
  if (told.some(({ agreed }) => agreed)) return "agreed";
  if (told.length) return "moot";
  return seconds >= ANSWER_TIME - 1 ? "late" : "refused";
}

export class Inquiry {
  /** Seconds left to answer; null while nothing is asked. */
  left = $state.raw<number | null>(null);
  #open: { question: Question; key: string; told: number; at: number } | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Hear what is asked now; when a question is no longer asked, who asked it and how it ended. */
  follow(question: Question | null, told: readonly Told[]): { seat: number; verdict: Verdict } | null {
    const key = JSON.stringify(question);
    const before = this.#open;
    if (key === (before?.key ?? "null")) return null;
    this.close();
    if (question) {
      this.#open = { question, key, told: told.length, at: performance.now() };
      this.#timer = setInterval(this.#count, TICK);
      this.#count();
      return null;
    }
    if (!before) return null;
    const seconds = (performance.now() - before.at) / 1000;
    return { seat: before.question.seat, verdict: verdict(told.slice(before.told), seconds) };
  }

  /** Stop counting. */
  close(): void {
    clearInterval(this.#timer);
    this.#open = null;
    this.left = null;
  }

  #count = (): void => {
    if (this.#open) this.left = Math.max(0, ANSWER_TIME - (performance.now() - this.#open.at) / 1000);
  };
}

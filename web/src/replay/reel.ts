// How the moves of a replay are shown: each rests at the moment its show dwells on longest, the full trick, say, and the
// next move begins with what was still to come.
import type { Beat, Game, View } from "../games/game";
import type { Step } from "../wire/types";
import { viewOf } from "./tape";

export class Reel {
  readonly #game: Game;
  readonly #steps: readonly Step[];
  readonly #beats = new Map<number, Beat[]>();

  constructor(game: Game, steps: readonly Step[]) {
    this.#game = game;
    this.#steps = steps;
  }

  get last(): number {
    return this.#steps.length - 1;
  }

  /** The view a move led to. */
  truth(n: number): View {
    const step = this.#steps[n] ?? this.#steps[0];
    if (!step) throw new Error("a replay begins with the deal");
    return viewOf(step);
  }

  /** The view a move rests at. */
  resting(n: number): View {
    return this.#beatsOf(n)[this.#rest(n)]?.view ?? this.truth(n);
  }

  /** The show from the move before to this one. */
  show(n: number): Beat[] {
    const before = this.#beatsOf(n - 1).slice(this.#rest(n - 1) + 1);
    return [...before, ...this.#beatsOf(n).slice(0, this.#rest(n) + 1)];
  }

  /** How long that show takes, in milliseconds. */
  time(n: number): number {
    return this.show(n).reduce((sum, { ms }) => sum + ms, 0);
  }

  #beatsOf(n: number): Beat[] {
    const step = this.#steps[n];
    if (n < 1 || !step) return [];
    const known = this.#beats.get(n);
    if (known) return known;
    const beats = this.#game.beats(this.truth(n - 1), [step.told], this.truth(n));
    this.#beats.set(n, beats);
    return beats;
  }

  /** The beat a move rests at; the last move at its end, which is the end of the game. */
  #rest(n: number): number {
    const times = this.#beatsOf(n).map(({ ms }) => ms);
    return n >= this.last ? times.length - 1 : times.indexOf(Math.max(...times));
  }
}

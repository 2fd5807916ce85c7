// How the moves of a replay are shown: each rests at the longest step of its animation, the full trick, say, or at the
// last of several, when everybody has their cards; and the next move begins with what was still to come.
import type { AnimationStep, Game, View } from "../board/game";
import { animationSteps } from "../table/animation/animation-steps";
import type { Step } from "../wire/types";

export class Playback {
  readonly #game: Game;
  readonly #steps: readonly Step[];
  readonly #animations = new Map<number, AnimationStep[]>();

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
    return step.view;
  }

  /** The view a move rests at. */
  resting(n: number): View {
    return this.#animationOf(n)[this.#rest(n)]?.view ?? this.truth(n);
  }

  /** The animation from an earlier move, usually the one before, to this one. */
  animation(n: number, from = n - 1): AnimationStep[] {
    const before = this.#animationOf(from).slice(this.#rest(from) + 1);
    const between = Array.from({ length: Math.max(0, n - from - 1) }, (_, i) => this.#animationOf(from + 1 + i)).flat();
    return [...before, ...between, ...this.#animationOf(n).slice(0, this.#rest(n) + 1)];
  }

  /** How long that animation takes, in milliseconds. */
  time(n: number, from = n - 1): number {
    return this.animation(n, from).reduce((sum, { ms }) => sum + ms, 0);
  }

  #animationOf(n: number): AnimationStep[] {
    const step = this.#steps[n];
    if (n < 1 || !step) return [];
    const known = this.#animations.get(n);
    if (known) return known;
    const steps = animationSteps(this.#game, this.truth(n - 1), [step.told], this.truth(n));
    this.#animations.set(n, steps);
    return steps;
  }

  /** The step a move rests at; the last move at its end, which is the end of the game. */
  #rest(n: number): number {
    const times = this.#animationOf(n).map(({ ms }) => ms);
    return n >= this.last ? times.length - 1 : times.lastIndexOf(Math.max(...times));
  }
}

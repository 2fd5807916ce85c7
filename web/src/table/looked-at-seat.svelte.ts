// The seat that somebody looks at more closely, at a table or in a replay, and the sheet that shows it.
import { provideOpenSeat } from "../parts/open-seat";
import type { Game } from "../board/game";

export class LookedAtSeat {
  /** Which one; null as long as none is. */
  seat = $state<number | null>(null);
  /** Loaded when first wanted; where it did not come, the next press tries again. */
  sheet = $state.raw<Promise<typeof import("../board/seat/SeatSheet.svelte") | undefined>>();

  /** Let the plates of a game open. */
  constructor(game: Pick<Game, "Seat">) {
    provideOpenSeat(game.Seat ? (seat) => this.#look(seat) : null);
  }

  #look(seat: number): void {
    this.sheet ??= import("../board/seat/SeatSheet.svelte").catch(() => (this.sheet = undefined));
    this.seat = seat;
  }
}

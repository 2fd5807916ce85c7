// Motions on their way: the view as it will be if the table agrees, so that a hand feels immediate. It rules on nothing:
// it only moves the pieces that a command names, forbids none, and gives way to the table's own view.
import { knownFind } from "./rummage";
import type { MidnightExchangeView, Slot, Tile } from "./view";

/** A view with the viewer's own motions in it that are not confirmed yet. */
export interface OptimisticView {
  view: MidnightExchangeView;
  /** The tiles that those motions move. */
  moving: ReadonlySet<number>;
  /** The hand goes for an escape tile. */
  escaping: boolean;
}

function withTile(tiles: readonly Tile[], number: number, lies: Tile["lies"]): Tile[] {
  return tiles.map((tile, n) => (n === number - 1 ? { ...tile, lies } : tile));
}

class Hand {
  view: MidnightExchangeView;
  readonly moving = new Set<number>();
  escaping = false;
  readonly #seat: number;

  constructor(view: MidnightExchangeView, seat: number) {
    this.view = view;
    this.#seat = seat;
  }

  /** Do what a command asks for, as far as it can be drawn. */
  follow(command: string): void {
    const [verb, what] = command.split(" ");
    const held = this.view.hands[this.#seat] ?? null;
    if (verb === "grab") this.#take(Number(what));
    else if (verb === "return") this.#takeOut(Number(what));
    else if (verb === "escape") this.escaping = true;
    else if (held !== null && verb === "keep") this.#keep(held);
    else if (held !== null && verb === "back") this.#lay(held, what === "up" ? "up" : "down");
  }

  #take(number: number): void {
    if (this.view.hands[this.#seat] === number) return; // the table has shown it, and will say in a moment that it is done
    this.moving.add(number);
    const holding = knownFind(this.view, number);
    this.view = { ...this.view, tiles: withTile(this.view.tiles, number, "hand"), holding, hands: this.#hands(number) };
  }

  #takeOut(place: number): void {
    const slot = this.#tray()[place - 1];
    if (!slot) return;
    const tray = this.#tray().map((other) => (other === slot ? null : other));
    this.#take(slot.tile);
    this.view = { ...this.view, holding: slot.find, trays: this.#trays(tray) };
  }

  #keep(number: number): void {
    const find = this.view.holding;
    const tray = this.#tray();
    const free = tray.indexOf(null);
    this.#lay(number, "tray");
    if (find && free >= 0) this.view = { ...this.view, trays: this.#trays(tray.with(free, { tile: number, find })) };
  }

  #lay(number: number, lies: Tile["lies"]): void {
    this.moving.add(number);
    const tiles = withTile(this.view.tiles, number, lies);
    this.view = { ...this.view, tiles, holding: null, hands: this.#hands(null) };
  }

  #hands(tile: number | null): (number | null)[] {
    return this.view.hands.with(this.#seat, tile);
  }

  #tray(): (Slot | null)[] {
    return this.view.trays[this.#seat] ?? [];
  }

  #trays(own: (Slot | null)[]): (Slot | null)[][] {
    return this.view.trays.with(this.#seat, own);
  }
}

/** The view with what is on its way. */
export function optimisticView(view: MidnightExchangeView, pending: readonly string[]): OptimisticView {
  if (view.seat === null || view.phase !== "rummage") return { view, moving: new Set(), escaping: false };
  const hand = new Hand(view, view.seat);
  for (const command of pending) hand.follow(command);
  return { view: hand.view, moving: hand.moving, escaping: hand.escaping };
}

// The keyboard in the field: arrow keys go from tile to tile as they lie, figures go to the tile of that number.
import type { Attachment } from "svelte/attachments";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 3; // how much farther something lies that is not straight ahead

interface Spot {
  x: number;
  y: number;
}

/** The nearest of some spots in a direction; -1 if there is none. */
export function nearest(spots: readonly Spot[], from: Spot, [across, down]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach(({ x, y }, n) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * across + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * across);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && ahead >= aside && far < least) [best, least] = [n, far];
  });
  return best;
}

/** Let arrow keys move among the places, and the tab key reach only one of them. */
export const tileNavigation: Attachment<HTMLElement> = (node) => {
  const places = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("button")];
  const settle = (current: HTMLElement | undefined): void => {
    for (const place of places()) place.tabIndex = place === current ? 0 : -1;
  };
  const middle = (place: HTMLElement): Spot => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const key = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const all = places();
    const from = all.find((place) => place === event.target);
    if (!way || !from) return;
    event.preventDefault();
    all[nearest(all.map(middle), middle(from), way)]?.focus();
  };
  const note = ({ target }: FocusEvent): void => {
    const place = places().find((other) => other === target);
    if (place) settle(place);
  };
  settle(places()[0]);
  node.addEventListener("focusin", note);
  node.addEventListener("keydown", key);
  return () => {
    node.removeEventListener("focusin", note);
    node.removeEventListener("keydown", key);
  };
};

const FORGOTTEN = 1500; // ms after which figures begin a new number

/** Figures typed one after the other, as long as they make the number of a tile. */
export class TypedNumber {
  #text = "";
  #at = -Infinity;
  readonly #most: () => number;

  constructor(most: () => number) {
    this.#most = most;
  }

  /** Type a figure; the number so far, or null if it is none. */
  add(figure: string, now: number): number | null {
    const goesOn = now - this.#at < FORGOTTEN ? this.#text + figure : figure;
    this.#text = Number(goesOn) <= this.#most() ? goesOn : figure;
    this.#at = now;
    return Number(this.#text) || null;
  }

  /** Another key was pressed: the next figure begins a new number. */
  end(): void {
    this.#text = "";
  }
}

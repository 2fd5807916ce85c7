// The cards of Gaunerbande as the client tells them apart: their colours, numbers, costs and order.
import type { CardName, GaunerbandeView } from "./view";

const ORDER = "gbrk";
const POLITICIAN = "r10";

/** The letter of a card's colour. */
export function colour(card: CardName): string {
  return card.charAt(0);
}

/** The number on a card. */
export function value(card: CardName): number {
  return Number(card.slice(1));
}

/** Whether a word of a command names a card. */
export function isCard(word: string): boolean {
  return /^[gbrk]\d+$/.test(word);
}

export function isRogue(card: CardName): boolean {
  return colour(card) === "k";
}

export function isPolitician(card: CardName): boolean {
  return card === POLITICIAN;
}

/** What a card costs whoever takes it, as the view says; undefined if nothing. */
export function penalty(card: CardName, view: GaunerbandeView): number | undefined {
  if (isPolitician(card)) return view.politician;
  return isRogue(card) ? view.rogue : undefined;
}

/** The number on the red seal of a card: only the politician's is not known by its colour. */
export function seal(card: CardName, view: GaunerbandeView): number | undefined {
  return isPolitician(card) ? view.politician : undefined;
}

/** By colour, then by value. */
export function sorted(cards: readonly CardName[]): CardName[] {
  return cards.toSorted((a, b) => ORDER.indexOf(colour(a)) - ORDER.indexOf(colour(b)) || value(a) - value(b));
}

// The cards of Gaunerbande in the browser: their colours, drawings, names and order.
import { say } from "../../texts/texts.svelte";
import type { CardName } from "./view";
// texts: gb-colour-* gb-citizen-* gb-rogue-*

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

export function isRogue(card: CardName): boolean {
  return colour(card) === "k";
}

export function isPolitician(card: CardName): boolean {
  return card === POLITICIAN;
}

/** What a card is called: "Baker". */
export function nameOf(card: CardName): string {
  if (isPolitician(card)) return say("gb-politician");
  return isRogue(card) ? say(`gb-rogue-${String(value(card))}`) : say(`gb-citizen-${String(value(card))}`);
}

/** A card in a few words: "Green 4". */
export function brief(card: CardName): string {
  return say("gb-card", { colour: say(`gb-colour-${colour(card)}`), value: String(value(card)) });
}

/** A card in full: "Green 4, Baker". */
export function full(card: CardName): string {
  return `${brief(card)}, ${nameOf(card).replaceAll("\u00ad", "")}`;
}

/** By colour, then by value. */
export function sorted(cards: readonly CardName[]): CardName[] {
  return cards.toSorted((a, b) => ORDER.indexOf(colour(a)) - ORDER.indexOf(colour(b)) || value(a) - value(b));
}

// The cards of Gaunerbande in the browser: their colours, drawings, names and order.
import { language, say } from "../../texts/texts.svelte";
import { NAMES } from "./names";
import type { CardName, GaunerbandeView } from "./view";
// texts: gaunerbande-colour-*

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

/** What a card is called: "Baker". */
export function nameOf(card: CardName): string {
  const kind = isRogue(card) ? "rogue" : "citizen";
  const names = NAMES[isPolitician(card) ? "politician" : `${kind}-${String(value(card))}`];
  return names?.[language()] ?? "";
}

/** A card in a few words: "Green 4". */
export function brief(card: CardName): string {
  return say("gaunerbande-card", { colour: say(`gaunerbande-colour-${colour(card)}`), value: String(value(card)) });
}

/** A card in full: "Green 4, Baker". */
export function full(card: CardName): string {
  return `${brief(card)}, ${nameOf(card).replaceAll("\u00ad", "")}`;
}

/** What a card costs whoever takes it, as the view says; undefined if nothing. */
export function penalty(card: CardName, view: GaunerbandeView): number | undefined {
  if (isPolitician(card)) return view.politician;
  return isRogue(card) ? view.rogue : undefined;
}

/** A card with what it costs: "Black 4, Con Artist, one penalty point". */
export function priced(card: CardName, view: GaunerbandeView): string {
  const points = penalty(card, view);
  return points === undefined ? full(card) : `${full(card)}, ${say("gaunerbande-card-costs", { points })}`;
}

/** The number on the red seal of a card: only the politician's is not known by its colour. */
export function seal(card: CardName, view: GaunerbandeView): number | undefined {
  return isPolitician(card) ? view.politician : undefined;
}

/** By colour, then by value. */
export function sorted(cards: readonly CardName[]): CardName[] {
  return cards.toSorted((a, b) => ORDER.indexOf(colour(a)) - ORDER.indexOf(colour(b)) || value(a) - value(b));
}

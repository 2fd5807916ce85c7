// What the cards of Gaunerbande are called, in a few words and in full.
import { language, say } from "../../texts/texts.svelte";
import { NAMES } from "./card-names";
import { colour, isPolitician, isRogue, penalty, value } from "./pieces";
import type { CardName, GaunerbandeView } from "./view";
// texts: gaunerbande-colour-*

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

/** A card with what it costs: "Black 4, Con Artist, one penalty point". */
export function priced(card: CardName, view: GaunerbandeView): string {
  const points = penalty(card, view);
  return points === undefined ? full(card) : `${full(card)}, ${say("gaunerbande-card-costs", { points })}`;
}

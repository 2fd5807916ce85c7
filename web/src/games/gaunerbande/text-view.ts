// Gaunerbande as text: everything a view shows, for screen readers.
import { list, say } from "../../texts/texts.svelte";
import type { Player, TextSection } from "../../board/game";
import { isPolitician, isRogue } from "./pieces";
import { brief, priced } from "./names";
import { cardsOf } from "./prompt";
import type { CardName, GaunerbandeView, Laid } from "./view";

function cards(of: readonly CardName[]): string {
  return list(of.map(brief));
}

function laid(trick: readonly Laid[], view: GaunerbandeView, players: readonly Player[]): string[] {
  return trick.map(({ seat, card }) =>
    say("gaunerbande-words-laid", { who: players[seat]?.name ?? "", card: priced(card, view) }),
  );
}

/** Where we are: "Round 3 · Trick 5 of 13 · to 100". */
export function where(view: GaunerbandeView): string {
  const parts = [say("gaunerbande-round", { round: view.round })];
  const { phase, trick_number: trick, trick_count: of } = view;
  if (phase === "tricks") parts.push(say("gaunerbande-trick", { trick, of }));
  else if (phase === "passing") parts.push(say("gaunerbande-passing"));
  else if (phase === "gang") parts.push(say("gaunerbande-gang"));
  else return [...parts, say("gaunerbande-over")].join(" · ");
  return [...parts, say("gaunerbande-limit", { limit: view.limit })].join(" · ");
}

function seat(view: GaunerbandeView, { seat, name, mine, bot, away, warm }: Player): string {
  const taken = view.taken[seat] ?? [];
  const sentences = [
    say("gaunerbande-words-seat", {
      who: name,
      you: mine ? "yes" : "no",
      bot: bot ? "yes" : "no",
      total: view.totals[seat] ?? 0,
      tricks: view.tricks[seat] ?? 0,
      rogues: taken.filter(isRogue).length,
      politician: taken.some(isPolitician) ? "yes" : "no",
      hand: view.hands[seat] ?? 0,
    }),
  ];
  const known = view.known[seat] ?? [];
  if (known.length) sentences.push(say("gaunerbande-words-known", { cards: cards(known) }));
  if (view.phase === "passing")
    sentences.push(say("gaunerbande-words-owing", { owes: view.owing.includes(seat) ? "yes" : "no" }));
  if (view.actors.includes(seat)) sentences.push(say("gaunerbande-words-turn"));
  if (warm) sentences.push(say("table-warm"));
  else if (away) sentences.push(say("table-away"));
  return sentences.join(" ");
}

function middle(view: GaunerbandeView, players: readonly Player[]): string[] {
  if (view.phase === "passing") {
    const to = view.seat === null ? null : players[view.receivers[view.seat] ?? -1];
    const lines = [say("gaunerbande-log-passed", { distance: view.distance })];
    if (to) lines.push(say("gaunerbande-words-to", { who: to.name }));
    if (view.gave.length) lines.push(say("gaunerbande-words-gave", { cards: cards(view.gave) }));
    return lines;
  }
  if (view.gang)
    return [say("gaunerbande-words-gang", { who: players[view.gang.seat]?.name ?? "", value: view.gang.value })];
  if (!view.trick.length) return [say("gaunerbande-words-no-trick")];
  const lines = laid(view.trick, view, players);
  if (view.ahead !== null) lines.push(say("gaunerbande-words-ahead", { who: players[view.ahead]?.name ?? "" }));
  return lines;
}

function hand(view: GaunerbandeView): string[] {
  const lines = view.hand.length
    ? [view.hand.map((card) => priced(card, view)).join("; ")]
    : [say("gaunerbande-words-no-hand")];
  if (view.received.length) lines.push(say("gaunerbande-words-received", { cards: cards(view.received) }));
  if (view.options.length && view.phase === "tricks") {
    lines.push(say("gaunerbande-words-playable", { cards: cards(cardsOf(view.options)) }));
  }
  return lines;
}

/** Everything a view shows, section by section. */
export function textView(view: GaunerbandeView, players: readonly Player[]): TextSection[] {
  const all: TextSection[] = [
    { title: say("gaunerbande-zone-game"), lines: [where(view)] },
    { title: say("gaunerbande-zone-seats"), lines: players.map((player) => seat(view, player)) },
    { title: say("gaunerbande-zone-middle"), lines: middle(view, players) },
  ];
  if (view.last_trick.length) all.push({ title: say("gaunerbande-last"), lines: laid(view.last_trick, view, players) });
  if (view.seat !== null) all.push({ title: say("gaunerbande-zone-hand"), lines: hand(view) });
  return all;
}

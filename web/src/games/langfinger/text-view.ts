// Langfinger as text: everything a view shows, for screen readers.
import { list, say, titled } from "../../texts/texts.svelte";
import type { Player, TextSection } from "../../board/game";
import { wordsOfBack, fenceWords, frontWords, lootWords, insideWords, placeName, toolName, toolsWords } from "./names";
import { about } from "./prompt";
import { PLACES, type Back, type LangfingerView, type Place } from "./view";

/** Where we are: "Round 3 · Villa · ends at 20". */
export function where(view: LangfingerView): string {
  const parts = view.round ? [say("langfinger-round", { round: view.round })] : [];
  if (view.phase === "over") return [...parts, say("langfinger-over")].join(" · ");
  if (view.phase === "choosing") parts.push(say("langfinger-choosing"));
  else parts.push(view.place ? placeName(view.place) : say("langfinger-placing"));
  if (view.outcome) return parts.join(" · ");
  if (view.max_rounds) parts.push(say("langfinger-last-round", { round: view.max_rounds }));
  return [...parts, say("langfinger-target", { target: view.target })].join(" · ");
}

/** How far the game is, and what was agreed on. */
function course(view: LangfingerView): string[] {
  const lines = [where(view)];
  if (view.free_spaces) lines.push(say("langfinger-words-free"));
  if (view.dry) lines.push(say("langfinger-words-dry", { rounds: view.dry }));
  if (view.stalled) lines.push(say("langfinger-words-stalled", { rounds: view.stalled }));
  if (view.house) lines.push(say("langfinger-words-house", { title: view.house }));
  return lines;
}

function seat(view: LangfingerView, { seat, name, mine, bot, away, warm }: Player): string {
  const rogue = view.rogues[seat];
  const loot = view.loot[seat] ?? [];
  const known = view.known[seat] ?? [];
  const cards = loot.map((back, n) => lootWords(back, view.fronts[seat]?.[n] ?? null));
  const sentences = [
    say("langfinger-words-seat", {
      who: name,
      you: mine ? "yes" : "no",
      bot: bot ? "yes" : "no",
      money: view.money[seat] ?? 0,
      stones: view.stones[seat] ?? 0,
      tools: view.hands[seat] ?? 0,
    }),
  ];
  if (rogue) sentences.push(say("langfinger-words-rogue", { rogue: rogue.name, tool: toolName(rogue.tool) }));
  if (known.length) sentences.push(say("langfinger-words-known", { tools: toolsWords(known) }));
  if (cards.length) sentences.push(say("langfinger-words-loot", { count: cards.length, cards: cards.join("; ") }));
  if (view.start === seat) sentences.push(say("langfinger-words-start"));
  if (view.place && view.tired.includes(seat)) sentences.push(say("langfinger-words-tired"));
  if (view.actors.includes(seat)) sentences.push(say("langfinger-words-turn"));
  if (warm) sentences.push(say("table-warm"));
  else if (away) sentences.push(say("table-away"));
  return sentences.join(" ");
}

/** Whose stones stand at a place, in order. */
function stones(view: LangfingerView, place: Place, players: readonly Player[]): string {
  const standing = view.spaces[place].flatMap((seat, n) =>
    seat === null ? [] : say("langfinger-words-stone", { space: n + 1, who: players[seat]?.name ?? "" }),
  );
  return standing.length
    ? say("langfinger-words-stones", { stones: standing.join(", ") })
    : say("langfinger-words-no-stones");
}

/** Cards that lie in a row, each with its number. */
function numbered<T>(cards: readonly (T | null)[], words: (card: T) => string): string[] {
  return cards.flatMap((card, n) =>
    card === null ? [] : say("langfinger-words-card", { n: n + 1, card: words(card) }),
  );
}

/** What lies at a place. */
function lying(view: LangfingerView, place: Place, players: readonly Player[]): string[] {
  switch (place) {
    case "city":
      return [view.city.length ? titled(toolsWords(view.city)) : say("langfinger-words-nothing")];
    case "ruin":
      return view.ruin.map(({ discard, draw, seat }) =>
        seat === null
          ? say("langfinger-words-exchange", { gives: discard, gets: draw })
          : say("langfinger-words-exchange-taken", { gives: discard, gets: draw, who: players[seat]?.name ?? "" }),
      );
    case "harbour":
      return numbered(view.harbour, fenceWords);
    default:
      return numbered<Back>(view[place], (card) => `${titled(wordsOfBack(card))}; ${insideWords(view, card.lock)}`);
  }
}

/** What the viewer could do at a place with what they hold. */
function means(view: LangfingerView, place: Place): string[] {
  if (view.seat === null) return [];
  if (place === "villa" || place === "museum") {
    const ways = view.payable[place];
    return ways.length
      ? [say("langfinger-words-payable", { ways: list(ways.map((command) => about(command, { ...view, place }))) })]
      : [];
  }
  if (place !== "harbour") return [];
  return view.saleable.flatMap((sales, n) =>
    sales.map(({ loot, pays }) => {
      const card = view.mine[loot - 1];
      return say("langfinger-words-saleable", { fence: n + 1, loot: card ? frontWords(card) : "", pays });
    }),
  );
}

function town(view: LangfingerView, players: readonly Player[]): TextSection[] {
  return PLACES.map((place) => ({
    title: placeName(place),
    lines: [
      ...(view.place === place ? [say("langfinger-words-here")] : []),
      stones(view, place, players),
      ...lying(view, place, players),
      ...means(view, place),
    ],
  }));
}

/** The piles, and what was discarded. */
function piles({ piles: { tools, loot, fences }, top, gone }: LangfingerView): string[] {
  const lines = [say("langfinger-words-piles", { tools, loot, fences })];
  if (top) lines.push(say("langfinger-words-top", { card: wordsOfBack(top) }));
  if (gone.tools.length) lines.push(say("langfinger-words-gone-tools", { tools: toolsWords(gone.tools) }));
  if (gone.loot.length) lines.push(say("langfinger-words-gone-loot", { loot: list(gone.loot.map(frontWords)) }));
  if (gone.fences.length)
    lines.push(say("langfinger-words-gone-fences", { fences: gone.fences.map(fenceWords).join("; ") }));
  return lines;
}

function own(view: LangfingerView): TextSection[] {
  const hand = view.hand.length ? titled(toolsWords(view.hand)) : say("langfinger-words-no-tools");
  const mine = view.mine.map((card, n) =>
    say("langfinger-words-card", { n: n + 1, card: titled(lootWords(card, card)) }),
  );
  const sections = [{ title: say("langfinger-zone-hand"), lines: [hand] }];
  if (mine.length) sections.push({ title: say("langfinger-zone-loot"), lines: mine });
  if (view.options.length) {
    sections.push({
      title: say("langfinger-zone-options"),
      lines: [
        list(
          view.options.map((command) => about(command, view)),
          "disjunction",
        ),
      ],
    });
  }
  return sections;
}

/** Everything a view shows, section by section. */
export function textView(view: LangfingerView, players: readonly Player[]): TextSection[] {
  return [
    { title: say("langfinger-zone-game"), lines: course(view) },
    { title: say("langfinger-zone-seats"), lines: players.map((player) => seat(view, player)) },
    ...town(view, players),
    { title: say("langfinger-zone-piles"), lines: piles(view) },
    ...(view.seat === null ? [] : own(view)),
  ];
}

// Midnight Exchange as text: everything a view shows, for screen readers.
import { list, say, titled } from "../../texts/texts.svelte";
import type { Player, TextSection } from "../../board/game";
import { artWords, findName, findsWords, marketWords, ownedWords, placeName, tileWords } from "./names";
import { about } from "./prompt";
import { knownFind } from "./rummage";
import { LOCATIONS, type MidnightExchangeView } from "./view";
// texts: midnight-exchange-phase-*

/** Where we are: "Round 2 · Rummage". */
export function where(view: MidnightExchangeView): string {
  const parts = [say("midnight-exchange-round", { round: view.round }), say(`midnight-exchange-phase-${view.phase}`)];
  if (view.max_rounds && !view.outcome) parts.push(say("midnight-exchange-last-round", { round: view.max_rounds }));
  return parts.join(" · ");
}

function seat(view: MidnightExchangeView, { seat, name }: Player): string {
  const finds = (view.trays[seat] ?? []).flatMap((slot) => (slot ? [slot.find] : []));
  const number = view.escapes[seat] ?? null;
  const held = view.hands[seat] ?? null;
  const parts = [
    say("midnight-exchange-words-points", { points: view.points[seat] ?? 0 }),
    finds.length
      ? say("midnight-exchange-words-tray", { count: finds.length, finds: findsWords(finds) })
      : say("midnight-exchange-tray-empty"),
  ];
  if (held !== null) parts.push(say("midnight-exchange-words-holds", { number: held }));
  if (number !== null) parts.push(say("midnight-exchange-seat-escape", { number }));
  if (view.passed.includes(seat)) parts.push(say("midnight-exchange-seat-passed"));
  const store = view.stores[seat] ?? [];
  if (store.length) parts.push(say("midnight-exchange-words-store", { art: artWords(store) }));
  for (const card of view.cards[seat] ?? []) parts.push(ownedWords(card));
  return `${name}: ${parts.join("; ")}.`;
}

/** The middle by location: what lies face up or is known, and the numbers of the rest. */
function middle(view: MidnightExchangeView, players: readonly Player[]): string[] {
  return LOCATIONS.flatMap((place) => {
    const here = view.tiles.map((tile, n) => ({ tile, number: n + 1 })).filter(({ tile }) => tile.place === place);
    const plain = here.filter(({ tile, number }) => tile.lies === "down" && knownFind(view, number) === null);
    const told = here.filter((each) => !plain.includes(each) && each.tile.lies !== "tray");
    const lines = [
      say("midnight-exchange-words-down", {
        place: titled(placeName(place)),
        count: plain.length,
        numbers: plain.map(({ number }) => String(number)).join(", "),
      }),
    ];
    for (const { tile, number } of told) {
      const holder = players[view.hands.indexOf(number)]?.name ?? "";
      lines.push(tileWords(number, tile, knownFind(view, number), holder));
    }
    return lines;
  });
}

function own(view: MidnightExchangeView): TextSection[] {
  const lines: string[] = [];
  if (view.holding) lines.push(say("midnight-exchange-words-hand", { what: findName(view.holding) }));
  const few = view.options.filter((option) => !option.startsWith("grab "));
  const grabs = view.options.length - few.length;
  if (grabs) lines.push(say("midnight-exchange-words-grabs", { count: grabs }));
  if (few.length)
    lines.push(
      list(
        few.map((command) => about(command, view)),
        "disjunction",
      ),
    );
  return lines.length ? [{ title: say("midnight-exchange-words-options"), lines }] : [];
}

/** Everything a view shows, section by section. */
export function textView(view: MidnightExchangeView, players: readonly Player[]): TextSection[] {
  const course = [where(view), say("midnight-exchange-supply", { bag: view.bag, pile: view.pile })];
  if (view.finale) course.push(say("midnight-exchange-finale"));
  if (view.house !== null) course.push(say("midnight-exchange-house", { name: view.house }));
  return [
    { title: say("midnight-exchange-words-game"), lines: course },
    { title: say("midnight-exchange-seats"), lines: players.map((player) => seat(view, player)) },
    { title: say("midnight-exchange-markets"), lines: view.markets.map(marketWords) },
    ...(view.phase === "rummage" ? [{ title: say("midnight-exchange-middle"), lines: middle(view, players) }] : []),
    ...own(view),
  ];
}

// Swindler as text: everything a view shows, for screen readers.
import { list, say, share, titled } from "../../texts/texts.svelte";
import type { Player, TextSection } from "../../board/game";
import { isWindow, openHustler, restOf } from "./commands";
import {
  bagName,
  cardName,
  cardsWords,
  dealerWords,
  helpWords,
  namedWords,
  objectsWords,
  orderWords,
  phaseName,
  raidWords,
  rewardWords,
  thiefName,
  tileWords,
  tilesWords,
} from "./names";
import { oddsOn } from "./odds-setting.svelte";
import { about } from "./prompt";
import { stepOf } from "./steps";
import { BAGS, type Phase, type SwindlerView } from "./view";

/** The phases that the steps of a turn are named by, where a window interrupts them. */
const STEP_PHASES: readonly Phase[] = ["reserving", "stealing", "acting", "handing-in", "hiring"];

/** Where we are: "Round 3 · Stealing · ends at 6 orders"; a window belongs to the step that it interrupts. */
export function where(view: SwindlerView): string {
  const parts = view.round ? [say("swindler-round", { round: view.round })] : [];
  const phase = isWindow(view) ? STEP_PHASES[stepOf(view)] : view.phase;
  parts.push(titled(phaseName(phase ?? view.phase)));
  if (view.outcome) return parts.join(" · ");
  if (view.last_round) return [...parts, say("swindler-last-round")].join(" · ");
  if (view.max_rounds) parts.push(say("swindler-rounds-at-most", { rounds: view.max_rounds }));
  return [...parts, say("swindler-ends-at", { orders: view.end_at })].join(" · ");
}

function course(view: SwindlerView): string[] {
  const lines = [where(view), say("swindler-words-thief-at", { orders: view.thief_at })];
  if (view.house) lines.push(say("swindler-board-house", { name: view.house }));
  if (view.raid) lines.push(`${say("swindler-raid")}: ${raidWords(view.raid)}`);
  return lines;
}

function seat(view: SwindlerView, { seat, name, mine, bot, away, warm }: Player): string {
  const thief = view.thieves[seat];
  const loot = restOf(view, seat);
  const known = view.known[seat] ?? [];
  const sentences = [
    say("swindler-words-seat", {
      who: name,
      you: mine ? "yes" : "no",
      bot: bot ? "yes" : "no",
      points: view.points[seat] ?? 0,
      coins: view.coins[seat] ?? 0,
      posters: view.posters[seat] ?? 0,
      orders: view.done[seat] ?? 0,
      cards: view.hands[seat] ?? 0,
      markers: view.markers[seat] ?? 0,
    }),
    loot.length ? say("swindler-board-has", { tiles: tilesWords(loot) }) : say("swindler-words-no-loot"),
  ];
  if (thief) {
    const { id, ability, works } = thief;
    sentences.push(say("swindler-words-thief", { id, thief: thiefName(ability), works: works ? "yes" : "no" }));
  }
  if (known.length) sentences.push(say("swindler-words-known", { cards: cardsWords(known) }));
  if (openHustler(view) === seat) sentences.push(say("swindler-words-hustler"));
  if (view.jailed[seat]) sentences.push(say("swindler-words-jailed"));
  if (view.start === seat) sentences.push(say("swindler-words-start"));
  if (view.active === seat && !view.outcome) sentences.push(say("swindler-words-turn"));
  if (warm) sentences.push(say("table-warm"));
  else if (away) sentences.push(say("table-away"));
  return sentences.join(" ");
}

function orders(view: SwindlerView, players: readonly Player[]): string[] {
  return view.orders.flatMap((order, n) => {
    if (!order) return [];
    const words = [say("swindler-board-order", { order: orderWords(order), reward: rewardWords(order) })];
    const owner = order.marker === null ? undefined : players[order.marker];
    if (owner)
      words.push(say(owner.mine ? "swindler-board-marker-mine" : "swindler-board-marker", { who: owner.name }));
    if (view.met.includes(n + 1)) words.push(say("swindler-board-met"));
    return say("swindler-words-numbered", { n: n + 1, what: words.join("; ") });
  });
}

function dealers(view: SwindlerView): string[] {
  return view.dealers.flatMap((dealer, n) =>
    dealer ? say("swindler-words-numbered", { n: n + 1, what: dealerWords(dealer) }) : [],
  );
}

function bags(view: SwindlerView): string[] {
  return BAGS.map((bag) => {
    const { tiles, skulls, odds } = view.bags[bag];
    const words = [say("swindler-board-bag", { what: titled(bagName(bag)), loot: tiles.length, skulls })];
    if (tiles.length) words.push(objectsWords(tiles));
    if (odds && oddsOn()) {
      words.push(say("swindler-board-next-skull", { skull: share(odds.skull), skulls, all: tiles.length + skulls }));
      for (const [n, chance] of odds.survive.entries()) {
        if (n) words.push(say("swindler-board-survive", { draws: n + 1, chance: share(chance) })); // of one we have just told
      }
    }
    return words.join("; ");
  });
}

/** The steal of this turn: the bag, what was drawn, and how it stands. */
function steal(view: SwindlerView, players: readonly Player[]): TextSection[] {
  const { steal } = view;
  if (!steal) return [];
  const who = players[view.active]?.name ?? "";
  const lines = [say("swindler-words-steal", { who, bag: bagName(steal.bag) })];
  const tiles = steal.over ? steal.drawn : steal.fresh;
  const id = steal.over ? "swindler-words-drawn" : "swindler-words-fresh";
  lines.push(tiles.length ? say(id, { tiles: list(tiles.map(tileWords)) }) : say("swindler-words-no-fresh"));
  if (steal.skull) lines.push(say(view.window === "skull" ? "swindler-board-last-chance" : "swindler-board-skull"));
  else if (steal.caught) lines.push(say("swindler-board-caught"));
  else if (steal.stopped && !steal.over) lines.push(say("swindler-board-stopped"));
  if (steal.forced !== null) lines.push(say("swindler-board-forced", { who: players[steal.forced]?.name ?? "" }));
  if (steal.free && !steal.over) lines.push(say("swindler-board-free"));
  const bets = view.bets.map(({ seat, caught }) =>
    say(caught ? "swindler-board-bet-caught" : "swindler-board-bet-free", { who: players[seat]?.name ?? "" }),
  );
  return [{ title: say("swindler-words-steal-title"), lines: [...lines, ...bets] }];
}

/** The cards in play, in the order they were played, and who is asked. */
function stack(view: SwindlerView, players: readonly Player[]): TextSection[] {
  const name = (seat: number): string => players[seat]?.name ?? "";
  const lines = [
    ...view.help.map((help) => say("swindler-board-plays", { who: name(view.active), card: helpWords(help) })),
    ...view.played.map((played) => {
      const named = namedWords(played, name(played.partner ?? -1));
      const card = cardName(played.card);
      return say("swindler-board-plays", { who: name(played.seat), card: named ? `${card}, ${named}` : card });
    }),
  ];
  if (view.asked.length) {
    lines.push(say("swindler-board-asked", { who: list(view.asked.map(name)) }));
  }
  return lines.length ? [{ title: say("swindler-board-stack"), lines }] : [];
}

function piles({ piles, supply, gone }: SwindlerView): string[] {
  const lines = [
    say("swindler-board-piles", { ...piles }),
    say("swindler-board-supply-words", {
      coins: supply.coins,
      posters: supply.posters,
      neutral: supply.neutral.length,
    }),
  ];
  if (supply.neutral.length) lines.push(titled(tilesWords(supply.neutral)));
  if (gone.accomplices.length) lines.push(say("swindler-words-gone", { cards: cardsWords(gone.accomplices) }));
  return lines;
}

function own(view: SwindlerView, players: readonly Player[]): TextSection[] {
  const hand = view.hand.length ? titled(cardsWords(view.hand)) : say("swindler-words-no-cards");
  const fits = view.fits.length ? [say("swindler-words-fits", { cards: cardsWords(view.fits) })] : [];
  const textView = [{ title: say("swindler-board-hand"), lines: [hand, ...fits] }];
  if (view.options.length) {
    textView.push({
      title: say("swindler-words-options"),
      lines: [
        list(
          view.options.map((command) => about(command, view, players)),
          "disjunction",
        ),
      ],
    });
  }
  return textView;
}

/** Everything a view shows, section by section. */
export function textView(view: SwindlerView, players: readonly Player[]): TextSection[] {
  return [
    { title: say("swindler-words-game"), lines: course(view) },
    { title: say("swindler-board-seats"), lines: players.map((player) => seat(view, player)) },
    ...steal(view, players),
    ...stack(view, players),
    { title: say("swindler-board-orders"), lines: orders(view, players) },
    { title: say("swindler-board-dealers"), lines: dealers(view) },
    { title: say("swindler-board-bags"), lines: bags(view) },
    { title: say("swindler-board-piles-title"), lines: piles(view) },
    ...(view.seat === null ? [] : own(view, players)),
  ];
}

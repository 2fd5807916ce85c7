// The end of Swindler: who is on the poster and why, the curve and up to three facts.
import { change, figure, list, say } from "../../texts/texts.svelte";
import type { Entry } from "../../board/game";
import type { Ending, Player } from "../../board/game";
import { greatest } from "../../board/result";
import {
  accounts,
  startingPoints,
  seatStatistics,
  scoredRounds,
  SOURCES,
  type Account,
  type SeatStatistics,
  type RoundScore,
} from "./score-history";
import type { SwindlerView, ToldEvent } from "./view";

function facts(
  lines: readonly RoundScore[],
  done: readonly SeatStatistics[],
  players: readonly Player[],
): Ending["facts"] {
  const found: Ending["facts"] = [];
  const name = (seat: number): string => players[seat]?.name ?? "";
  const best = greatest(done.map((deed) => deed.best));
  if (best >= 0)
    found.push({ figure: change(done[best]?.best ?? 0), text: say("swindler-fact-order", { who: name(best) }) });
  const thief = greatest(done.map(({ haul }) => haul));
  if (thief >= 0) {
    found.push({
      figure: say("swindler-fact-haul", { count: done[thief]?.haul ?? 0 }),
      text: say("swindler-fact-haul-text", { who: name(thief) }),
    });
  }
  const unlucky = greatest(done.map(({ caught }) => caught));
  if (unlucky >= 0) {
    found.push({
      figure: say("swindler-fact-caught", { count: done[unlucky]?.caught ?? 0 }),
      text: say("swindler-fact-caught-text", { who: name(unlucky) }),
    });
  }
  const schemer = greatest(done.map(({ cards }) => cards));
  if (schemer >= 0) {
    found.push({
      figure: say("swindler-fact-cards", { count: done[schemer]?.cards ?? 0 }),
      text: say("swindler-fact-cards-text", { who: name(schemer) }),
    });
  }
  const turns = lines.flatMap(({ round, earned }) => earned.map((points, seat) => ({ round, seat, points })));
  const round = turns[greatest(turns.map(({ points }) => points))];
  if (round) {
    found.push({
      figure: change(round.points),
      text: say("swindler-fact-round", { who: name(round.seat), round: round.round }),
    });
  }
  return found.slice(0, 3);
}

/** Who has fulfilled enough orders, or what else ended the game. */
function reason({ outcome, end_at, done, finishers }: SwindlerView, players: readonly Player[]): string {
  if (outcome?.rule === "SW-8.5") return say("swindler-why-last");
  const ready = players.filter(({ seat }) => finishers.includes(seat));
  const [first, ...more] = ready;
  if (!first) return "";
  if (more.length) return say("swindler-why-several", { who: list(ready.map(({ name }) => name)), orders: end_at });
  return say("swindler-why", { who: first.name, you: first.mine ? "yes" : "no", orders: done[first.seat] ?? 0 });
}

/** Why they won who did: by points, or among those with as many by orders. */
function verdict({ outcome }: SwindlerView, players: readonly Player[]): string {
  const { winners, scores } = outcome ?? { winners: [], scores: [] };
  const points = scores[winners[0] ?? -1] ?? 0;
  const equal = scores.filter((score) => score === points).length;
  return say(equal > winners.length ? "swindler-verdict-orders" : "swindler-verdict", {
    count: winners.length,
    who: list(winners.map((seat) => players[seat]?.name ?? "")),
    you: players[winners[0] ?? -1]?.mine ? "yes" : "no",
    points,
  });
}

/** Where the points of a seat come from, in words: "3 at the start, 24 for orders, −4 for markers". */
function sumWords(account: Account): string {
  const parts = SOURCES.filter((source) => account[source] !== 0);
  return list(parts.map((source) => say(`swindler-sum-${source}`, { points: figure(account[source]) })));
  // texts: swindler-sum-*
}

/** All that the end screen shows. */
export function ending(view: SwindlerView, told: readonly Entry<ToldEvent>[], players: readonly Player[]): Ending {
  const lines = scoredRounds(told, players.length);
  const done = seatStatistics(told, players.length);
  const start = startingPoints(told, players.length);
  const { winners, scores } = view.outcome ?? { winners: [], scores: [] };
  const points = scores[winners[0] ?? -1] ?? 0;
  return {
    reason: reason(view, players),
    verdict: verdict(view, players),
    unit: say("swindler-unit"),
    portrait: "gb-k4-con-artist",
    poster: {
      charge: say("swindler-poster-charge"),
      sum: say("swindler-poster-sum", { points, rounds: lines.length, count: winners.length }),
      seen: say("swindler-poster-seen", { count: winners.length }),
    },
    columns: [
      { title: say("swindler-orders"), cells: view.done.map((n) => figure(n)) },
      { title: say("swindler-sales"), cells: done.map(({ sold }) => figure(sold)) },
      { title: say("swindler-times-caught"), cells: done.map(({ caught }) => figure(caught)) },
    ],
    sums: accounts(told, players.length).map(sumWords),
    curve: players.map(({ seat }) => [start[seat] ?? 0, ...lines.map(({ totals }) => totals[seat] ?? 0)]),
    facts: facts(lines, done, players),
  };
}

// The end of Langfinger: who is on the poster and why, the curve and up to three facts.
import { change, figure, list, say } from "../../texts/texts.svelte";
import type { Entry } from "../../board/game";
import type { Ending, Player } from "../../board/game";
import { greatest } from "../../board/result";
import { seatStatistics, scoredRounds, type SeatStatistics, type RoundScore } from "./score-history";
import type { LangfingerView, ToldEvent } from "./view";

function facts(
  lines: readonly RoundScore[],
  done: readonly SeatStatistics[],
  players: readonly Player[],
  view: LangfingerView,
): Ending["facts"] {
  const found: Ending["facts"] = [];
  const name = (seat: number): string => players[seat]?.name ?? "";
  const nights = lines.flatMap(({ round, earned }) => earned.map((money, seat) => ({ round, seat, money })));
  const night = nights[greatest(nights.map(({ money }) => money))];
  if (night) {
    found.push({
      figure: change(night.money),
      text: say("langfinger-fact-night", { who: name(night.seat), round: night.round }),
    });
  }
  const dealer = greatest(done.map(({ best }) => best));
  if (dealer >= 0) {
    found.push({ figure: change(done[dealer]?.best ?? 0), text: say("langfinger-fact-best", { who: name(dealer) }) });
  }
  const idler = greatest(done.map(({ vain }) => vain));
  if (idler >= 0) {
    found.push({
      figure: say("langfinger-fact-vain", { count: done[idler]?.vain ?? 0 }),
      text: say("langfinger-fact-vain-text", { who: name(idler) }),
    });
  }
  const hoarder = greatest(view.loot.map((cards) => cards.length));
  if (hoarder >= 0) {
    found.push({
      figure: say("langfinger-fact-kept", { count: view.loot[hoarder]?.length ?? 0 }),
      text: say("langfinger-fact-kept-text", { who: name(hoarder) }),
    });
  }
  return found.slice(0, 3);
}

/** Who has enough, or what else ended the game. */
function reason(view: LangfingerView, players: readonly Player[]): string {
  const { target, money, outcome, finishers } = view;
  if (outcome?.rule === "LF-5.3") return say("langfinger-why-last");
  if (outcome?.rule === "LF-5.4") return say("langfinger-why-dry", { rounds: view.dry });
  const rich = players.filter(({ seat }) => finishers.includes(seat));
  const [first, ...more] = rich;
  if (!first) return "";
  if (more.length) return say("langfinger-why-several", { who: list(rich.map(({ name }) => name)), target });
  return say("langfinger-why", {
    who: first.name,
    you: first.mine ? "yes" : "no",
    money: money[first.seat] ?? 0,
    target,
  });
}

/** All that the end screen shows. */
export function ending(view: LangfingerView, told: readonly Entry<ToldEvent>[], players: readonly Player[]): Ending {
  const lines = scoredRounds(told, players.length);
  const done = seatStatistics(told, players.length);
  const { winners, scores } = view.outcome ?? { winners: [], scores: [] };
  const money = scores[winners[0] ?? -1] ?? 0;
  return {
    reason: reason(view, players),
    verdict: say("langfinger-verdict", {
      count: winners.length,
      who: list(winners.map((seat) => players[seat]?.name ?? "")),
      you: players[winners[0] ?? -1]?.mine ? "yes" : "no",
      money,
    }),
    unit: say("langfinger-unit"),
    portrait: "gb-k1-pickpocket",
    poster: {
      charge: say("langfinger-poster-charge"),
      sum: say("langfinger-poster-sum", { money, rounds: lines.length, count: winners.length }),
      seen: say("langfinger-poster-seen", { count: winners.length }),
    },
    columns: [
      { title: say("langfinger-sales"), cells: done.map(({ sold }) => figure(sold)) },
      { title: say("langfinger-chests"), cells: done.map(({ chests }) => figure(chests)) },
      { title: say("langfinger-unsold"), cells: view.loot.map((cards) => figure(cards.length)) },
    ],
    curve: players.map(({ seat }) => [0, ...lines.map(({ totals }) => totals[seat] ?? 0)]),
    facts: facts(lines, done, players, view),
  };
}

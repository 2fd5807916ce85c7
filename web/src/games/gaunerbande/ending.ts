// The end of Gaunerbande: who is on the poster and why, the curve and three facts.
import { change, figure, list, say } from "../../texts/texts.svelte";
import type { Entry } from "../../board/game";
import type { Ending, Player } from "../../board/game";
import { greatest } from "../../board/result";
import { scoredRounds, type RoundScore } from "./score-history";
import type { GaunerbandeView, ToldEvent } from "./view";

function counted(seats: number, taken: readonly (number | null)[]): number[] {
  return Array.from({ length: seats }, (_, seat) => taken.filter((other) => other === seat).length);
}

function facts(lines: readonly RoundScore[], players: readonly Player[]): Ending["facts"] {
  const found: Ending["facts"] = [];
  const name = (seat: number): string => players[seat]?.name ?? "";
  const politicians = counted(
    players.length,
    lines.map(({ politician }) => politician),
  );
  const friend = greatest(politicians);
  if (friend >= 0) {
    const count = politicians[friend] ?? 0;
    found.push({
      figure: say("gaunerbande-fact-politician", { count }),
      text: say("gaunerbande-fact-politician-text", { who: name(friend) }),
    });
  }
  const gangs = counted(
    players.length,
    lines.map(({ gang }) => gang),
  );
  const boss = greatest(gangs);
  if (boss >= 0) {
    found.push({
      figure: say("gaunerbande-fact-gang", { count: gangs[boss] ?? 0 }),
      text: say("gaunerbande-fact-gang-text", { who: name(boss) }),
    });
  }
  const bills = lines.flatMap(({ round, points }) => points.map((value, seat) => ({ round, seat, value })));
  const worst = bills[greatest(bills.map(({ value }) => value))];
  if (worst) {
    found.push({
      figure: change(worst.value),
      text: say("gaunerbande-fact-worst", { who: name(worst.seat), round: worst.round }),
    });
  }
  const clean = lines
    .map(({ points }) => points)
    .reduce(
      (sums, points) => sums.map((sum, seat) => sum + (points[seat] === 0 ? 1 : 0)),
      players.map(() => 0),
    );
  const saint = greatest(clean);
  if (saint >= 0 && found.length < 3) {
    found.push({
      figure: say("gaunerbande-fact-clean", { count: clean[saint] ?? 0 }),
      text: say("gaunerbande-fact-clean-text", { who: name(saint) }),
    });
  }
  return found.slice(0, 3);
}

/** Who has more than the limit, which ended the game. */
function reason({ totals, finishers, limit }: GaunerbandeView, players: readonly Player[]): string {
  const over = players.filter(({ seat }) => finishers.includes(seat));
  const [first, ...more] = over;
  if (more.length) return say("gaunerbande-why-several", { who: list(over.map(({ name }) => name)), limit });
  const total = totals[first?.seat ?? -1] ?? 0;
  return say("gaunerbande-why", { who: first?.name ?? "", you: first?.mine ? "yes" : "no", total, limit });
}

/** All that the end screen shows. */
export function ending(view: GaunerbandeView, told: readonly Entry<ToldEvent>[], players: readonly Player[]): Ending {
  const lines = scoredRounds(told);
  const { winners, scores } = view.outcome ?? { winners: [], scores: [] };
  return {
    reason: reason(view, players),
    verdict: say("gaunerbande-verdict", {
      count: winners.length,
      who: list(winners.map((seat) => players[seat]?.name ?? "")),
      you: players[winners[0] ?? -1]?.mine ? "yes" : "no",
      points: scores[winners[0] ?? -1] ?? 0,
    }),
    unit: say("gaunerbande-unit"),
    portrait: "gb-k5-burglar",
    poster: {
      charge: say("gaunerbande-poster-charge"),
      sum: say("gaunerbande-poster-sum", { points: scores[winners[0] ?? -1] ?? 0, rounds: lines.length }),
      seen: say("gaunerbande-poster-seen", { count: winners.length }),
    },
    columns: [
      {
        title: say("gaunerbande-politicians"),
        cells: counted(
          players.length,
          lines.map(({ politician }) => politician),
        ).map(figure),
      },
      {
        title: say("gaunerbande-gangs"),
        cells: counted(
          players.length,
          lines.map(({ gang }) => gang),
        ).map(figure),
      },
      { title: say("gaunerbande-last-round"), cells: (lines.at(-1)?.points ?? []).map(change) },
    ],
    curve: players.map(({ seat }) => [0, ...lines.map(({ totals: after }) => after[seat] ?? 0)]),
    facts: facts(lines, players),
  };
}

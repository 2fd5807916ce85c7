// The end of Midnight Exchange: who is on the poster and why, the curve and up to three facts.
import { figure, list, say } from "../../texts/texts.svelte";
import type { Entry } from "../../board/game";
import type { Ending, Player } from "../../board/game";
import { greatest } from "../../board/result";
import { seatStatistics, scoredRounds, type SeatStatistics } from "./score-history";
import type { MidnightExchangeView, ToldEvent } from "./view";
// texts: midnight-exchange-why-*

function facts(done: readonly SeatStatistics[], players: readonly Player[]): Ending["facts"] {
  const found: Ending["facts"] = [];
  const add = (seat: number, value: number, id: string, text: string): void => {
    if (seat >= 0)
      found.push({ figure: say(id, { count: value }), text: say(text, { who: players[seat]?.name ?? "" }) });
  };
  const first = greatest(done.map((each) => each.first));
  add(first, done[first]?.first ?? 0, "midnight-exchange-fact-first", "midnight-exchange-fact-first-text");
  const full = greatest(done.map((each) => each.full));
  add(full, done[full]?.full ?? 0, "midnight-exchange-fact-full", "midnight-exchange-fact-full-text");
  const curious = greatest(done.map((each) => each.grabbed));
  add(curious, done[curious]?.grabbed ?? 0, "midnight-exchange-fact-grabbed", "midnight-exchange-fact-grabbed-text");
  const swift = greatest(done.map(({ quickest }) => (quickest ? 1 / quickest : 0)));
  add(swift, done[swift]?.quickest ?? 0, "midnight-exchange-fact-quick", "midnight-exchange-fact-quick-text");
  return found.slice(0, 3);
}

/** Why they won who did: by points, or among those with as many by the escape tile. */
function verdict({ outcome, escapes }: MidnightExchangeView, players: readonly Player[]): string {
  const { winners, scores } = outcome ?? { winners: [], scores: [] };
  const winner = winners[0] ?? -1;
  const points = scores[winner] ?? 0;
  const tied = scores.filter((score) => score === points).length > 1;
  return say(tied ? "midnight-exchange-verdict-tie" : "midnight-exchange-verdict", {
    who: list(winners.map((seat) => players[seat]?.name ?? "")),
    you: players[winner]?.mine ? "yes" : "no",
    points,
    number: escapes[winner] ?? 0,
  });
}

/** All that the end screen shows. */
export function ending(
  view: MidnightExchangeView,
  told: readonly Entry<ToldEvent>[],
  players: readonly Player[],
): Ending {
  const lines = scoredRounds(told, players.length);
  const { winners, scores, rule } = view.outcome ?? { winners: [], scores: [], rule: "" };
  const points = scores[winners[0] ?? -1] ?? 0;
  const cells = (part: "silver" | "gold" | "singles" | "collections"): string[] =>
    view.breakdown.map((row) => figure(row[part]));
  return {
    reason: say(`midnight-exchange-why-${rule.replace("ME-6.", "")}`, { rounds: view.dry }),
    verdict: verdict(view, players),
    unit: say("midnight-exchange-unit"),
    portrait: "gb-k8-fence",
    poster: {
      charge: say("midnight-exchange-poster-charge"),
      sum: say("midnight-exchange-poster-sum", { points, rounds: lines.length }),
      seen: say("midnight-exchange-poster-seen"),
    },
    columns: [
      {
        title: say("midnight-exchange-column-store"),
        cells: view.breakdown.map(({ silver, gold }) => figure(silver + gold)),
      },
      { title: say("midnight-exchange-column-singles"), cells: cells("singles") },
      { title: say("midnight-exchange-column-collections"), cells: cells("collections") },
    ],
    curve: players.map(({ seat }) => [0, ...lines.map(({ totals }) => totals[seat] ?? 0)]),
    facts: facts(seatStatistics(told, players.length), players),
  };
}

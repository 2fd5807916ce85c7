// The end of any game: why it is over, who won, and the scores as they grew.
import type { Ending, Entry, Player } from "../../board/game";
import { list, say } from "../../texts/texts.svelte";
import { placed } from "./fields";
import { ofSeat, type AnyEvent, type AnyView } from "./layout";
import type { GenericTable } from "./table";

const PORTRAIT = "gb-k5-burglar";

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === "number");

/** By seat, what counts in the end after each change of it, as far as the log tells it. */
function curve(scores: readonly number[], field: string | undefined, told: readonly Entry<AnyEvent>[]): number[][] {
  const steps: (readonly number[])[] = [scores.map(() => 0)];
  for (const { changes } of told) {
    for (const change of changes ?? []) {
      const now: unknown = field && change ? Reflect.get(change, field) : undefined;
      if (isNumbers(now) && now.some((value, seat) => value !== steps.at(-1)?.[seat])) steps.push(now);
    }
  }
  if (scores.some((score, seat) => score !== steps.at(-1)?.[seat])) steps.push(scores);
  return scores.map((_, seat) => steps.map((step) => step[seat] ?? 0));
}

/** All that the end screen shows. */
export function ending(
  table: GenericTable,
  view: AnyView,
  told: readonly Entry<AnyEvent>[],
  players: readonly Player[],
): Ending {
  const { words, layout } = table;
  const { scores, winners, rule, rounds } = view.outcome ?? { scores: [], winners: [], rule: "", rounds: 0 };
  const places = placed(layout);
  const counted = places.seats.filter(({ kind }) => kind === "seat_counters").slice(0, 3);
  const points = scores[winners[0] ?? -1] ?? 0;
  const same = isNumbers(view[places.score?.name ?? ""]) ? places.score?.name : undefined;
  return {
    reason: words.own(`over-${rule.replaceAll(".", "-")}`) ?? say("generic-over"),
    verdict: say("generic-verdict", {
      count: winners.length,
      who: list(winners.map((seat) => players[seat]?.name ?? "")),
      points,
    }),
    unit: say("generic-unit"),
    portrait: PORTRAIT,
    poster: {
      charge: say("generic-poster-charge"),
      sum: say("generic-poster-sum", { points, rounds }),
      seen: say("generic-poster-seen", { count: winners.length }),
    },
    columns: counted.map(({ name }) => ({
      title: words.caption(name),
      cells: players.map(({ seat }) => words.value(ofSeat(view[name], seat), undefined, players)),
    })),
    curve: curve(scores, same, told),
    facts: [],
  };
}

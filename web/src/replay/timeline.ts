// A replay laid out for the bar below it: where its parts begin, and which moves turned the game.
import type { Entry, LogChapter, Game, LogLine, View } from "../board/game";
import type { Step } from "../wire/types";

/** A stretch of the game with a number of its own. */
export interface RoundStart {
  n: number;
  round: number;
}

/** A step whose entry says where it resumes the log, if those before it have not come yet. */
export interface NumberedStep extends Step {
  told: Step["told"] & Pick<Entry, "resumes">;
}

/** Pixels that the label of a round takes: the first has a word with its number. */
const WORDED = 72;
const NUMBERED = 28;

/** A game has as many turning points, if as many moves moved the scores: one that moved them wildly hides no other. */
const SEVERAL = 5;

/** A move that moved the scores at least half as much as the wildest one did is a turning point. */
const TURNING = 0.5;

/**
 * The steps numbered one after another: what was taken back has left gaps in the numbers of the log. A step that has not
 * come yet looks like the one before it. A game that began with a position was never dealt: its log resumes there, too.
 */
export function numberedSteps(steps: readonly (Step | undefined)[]): NumberedStep[] {
  let last = steps.find((step) => step !== undefined);
  if (!last) return [];
  const found: NumberedStep[] = [];
  for (const [n, step] of steps.entries()) {
    last = step ?? { ...last, told: { ...last.told, seat: -1, command: "", events: [], changes: null } };
    const resumes = step && (n > 0 ? !steps[n - 1] : !step.told.events.length);
    const where = resumes ? { resumes: { round: step.round ?? roundOf(step.view), view: step.view } } : {};
    found.push({ ...last, told: { ...last.told, n, ...where } });
  }
  return found;
}

/** The round of a view; 0 if it counts none. */
function roundOf({ round }: ScoredView): number {
  return typeof round === "number" ? round : 0;
}

/** A view, and what most games' views tell of scores; a game need not. */
interface ScoredView extends View {
  round?: unknown;
  totals?: unknown;
  points?: unknown;
  money?: unknown;
}

/**
 * The moves at which something happened that the log tells, in order: what lies between them is folded away, such as the
 * secret answers of a reaction window. One that has not come yet may be any of them.
 */
export function stopsOf(steps: readonly (Step | undefined)[], chapters: readonly LogChapter[]): number[] {
  const told = new Set(chapters.flatMap(({ lines }) => lines.map(({ n }) => n)));
  const last = steps.length - 1;
  return [...steps.keys()].filter((n) => n === 0 || n === last || steps[n] === undefined || told.has(n));
}

/** Which of the stops a move belongs to: itself, or the last one before it. */
export function stopAt(stops: readonly number[], n: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= n),
  );
}

/** What the stops weigh, each with what was folded away before it. */
export function stopWeights(weights: readonly number[], stops: readonly number[]): number[] {
  return stops.map((stop, i) => Math.max(0, ...weights.slice((stops[i - 1] ?? -1) + 1, stop + 1)));
}

/** Where rounds begin among the stops. */
export function stopRounds(rounds: readonly RoundStart[], stops: readonly number[]): RoundStart[] {
  return rounds.map(({ n, round }) => ({ n: stops.findIndex((stop) => stop >= n), round })).filter(({ n }) => n >= 0);
}

/** The moves at which chapters of the log begin, in order. */
export function chapterStarts(chapters: readonly LogChapter[]): number[] {
  const first = chapters.flatMap(({ lines }) => lines[0]?.n ?? []);
  return [...new Set([0, ...first])].sort((a, b) => a - b);
}

/** The beginning after this move; the last move if there is none. */
export function startAfter(starts: readonly number[], at: number, last: number): number {
  return starts.find((n) => n > at) ?? last;
}

/** The beginning before this move: of its own chapter, or of the one before if it is that beginning itself. */
export function startBefore(starts: readonly number[], at: number): number {
  return starts.findLast((n) => n < at) ?? 0;
}

/** Where rounds begin, for games that count them; what comes before the first is none. */
export function roundStarts(steps: readonly Step[]): RoundStart[] {
  const found: RoundStart[] = [];
  for (const [n, step] of steps.entries()) {
    const { round }: ScoredView = step.view;
    if (typeof round === "number" && round > 0 && round !== found.at(-1)?.round) found.push({ n, round });
  }
  return found;
}

/** As many rounds, each so many after the other, as can be labelled where a move has this much room. */
export function labelledRounds(roundStarts: readonly RoundStart[], room: number): RoundStart[] {
  const fits = ({ n }: RoundStart, i: number, all: readonly RoundStart[]): boolean =>
    (n - (all[i - 1]?.n ?? -Infinity)) * room >= (i === 1 ? WORDED : NUMBERED);
  for (let every = 1; every < roundStarts.length; every += 1) {
    const some = roundStarts.filter((_, i) => i % every === 0);
    if (some.every(fits)) return some;
  }
  return roundStarts.slice(0, 1);
}

/** How much each move moved the scores, 1 for those that did most; where views tell no scores, the log's weighty lines. */
export function weights(steps: readonly Step[], chapters: readonly LogChapter[]): number[] {
  const scores = steps.map(scoresOf);
  const swings = scores.map((now, n) => swing(scores[n - 1] ?? now, now));
  const [wildest = 0, ...others] = [...swings].sort((a, b) => b - a);
  const rare = 2 * (others[SEVERAL - 2] ?? 0);
  const most = rare > 0 ? Math.min(wildest, rare) : wildest;
  if (most > 0) return swings.map((value) => Math.min(1, value / most));
  const weighty = new Set(chapters.flatMap(({ lines }) => lines.filter((line) => line.weighty).map(({ n }) => n)));
  return steps.map((_, n) => (weighty.has(n) ? 1 : 0));
}

export function isTurningPoint(weight: number): boolean {
  return weight >= TURNING;
}

/**
 * How everybody stands: the total, and what the running round has brought so far, which at the end is in the total. The
 * scores of the outcome are none of these: they may count the other way round.
 */
function scoresOf(step: Step): number[] {
  const { totals, points, money, outcome }: ScoredView = step.view;
  const parts = [numbers(totals), outcome && totals ? [] : numbers(points), numbers(money)];
  return Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, p) =>
    parts.reduce((sum, part) => sum + (part[p] ?? 0), 0),
  );
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "number") : [];
}

function swing(before: readonly number[], after: readonly number[]): number {
  return after.reduce((sum, score, p) => sum + Math.abs(score - (before[p] ?? 0)), 0);
}

/** The lines that tell the move shown, or the last move before it that has any. */
export function linesAt(chapters: readonly LogChapter[], at: number): LogLine[] {
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const told = lines.findLast(({ n }) => n <= at)?.n;
  return lines.filter(({ n }) => n === told);
}

/** A line's variables with everything marked in plain words, for those who hear it. */
export function plainVariables(game: Game, line: LogLine): Record<string, string | number | Date> {
  const plain = Object.entries(line.vars).map(([name, value]) => {
    if (typeof value !== "object" || value instanceof Date) return [name, value] as const;
    const [kind = "", marked = ""] = Object.entries(value)[0] ?? [];
    return [name, kind === "name" ? marked : game.word(kind, marked)] as const;
  });
  return Object.fromEntries(plain);
}

// The check of a game, step by step: what was looked at, and what was found.
import { dayAndTime } from "../texts/texts.svelte";
import { hex, sha256 } from "./digest";
import { checkDraws, checkHands, isDealt, walked, type Compared } from "./draws";
import { checkChain, Damage, opened, type GameRecord } from "./record";
import type { Hand } from "./seal";
import { BadSealing, checkSealing, type Sealing } from "./sealing";
import { hashOf } from "./seeds";

const LESSON = "cutpurse lesson ";
const STEPS = ["read", "seal", "noted", "order", "hashes", "seed", "chain", "draws", "hands"] as const;
/** `rules` comes only where they are not those of today, and `lesson` only where the luck was scripted. */
export type CheckStep = (typeof STEPS)[number] | "rules" | "lesson";
/** Fine, wrong, or one that cannot be told from here. */
export type Verdict = "fine" | "wrong" | "open";

export interface Finding {
  step: CheckStep;
  verdict: Verdict;
  /** Which words say it: `check-<step>-<word>`. */
  word: string;
  vars: Readonly<Record<string, string | number>>;
  damage: Damage | null;
}

/** What this browser kept since it sat at the table; null where it kept nothing. */
export interface Noted {
  seal: string | null;
  /** The seeds it made, of which one counts at most. */
  seeds: readonly string[];
  /** By seat, the hashes it saw before any seed was opened. */
  hashes: readonly (string | null)[] | null;
  /** When it sent its seed while the table waited for it, in milliseconds since 1970. */
  sent: number | null;
  /** Whether the server took the seed that it opened. */
  opened: boolean;
  hands: readonly Hand[];
}

export const NOTHING_NOTED: Noted = { seal: null, seeds: [], hashes: null, sent: null, opened: false, hands: [] };

/** The verdict over all findings: fine only if every step was taken, and each is. */
export function verdictOf(found: readonly Finding[]): Verdict {
  if (found.some(({ verdict }) => verdict === "wrong")) return "wrong";
  if (found.some(({ step }) => step === "rules" || step === "lesson")) return "open";
  return STEPS.every((step) => found.some((each) => each.step === step && each.verdict === "fine")) ? "fine" : "open";
}

/**
 * Check a record; each finding comes as soon as it is made. A record that cannot be read ends it. `versions` are those
 * of today's rules, by game.
 */
export async function* findings(
  text: string,
  noted: Noted,
  versions: ReadonlyMap<string, number> = new Map(),
): AsyncGenerator<Finding> {
  let record: GameRecord;
  try {
    record = opened(text);
  } catch (error) {
    yield broken("read", error);
    return;
  }
  yield found("read", "fine", "fine", counted(record));
  yield (await sealed(record)) ? found("seal", "fine") : found("seal", "wrong");
  if (isScripted(record)) yield found("lesson", "open", "scripted");
  yield { ...compared("noted", noted.seal, record.commitment), vars: { seal: noted.seal ?? record.commitment } };
  const sealing = await sealingOf(record);
  yield ordered(record, sealing);
  yield compared(
    "hashes",
    noted.hashes && JSON.stringify(noted.hashes),
    JSON.stringify(sealing instanceof BadSealing ? null : (sealing?.hashes ?? null)),
  );
  yield await added(record, sealing, noted);
  try {
    await checkChain(record);
    yield found("chain", "fine");
  } catch (error) {
    yield broken("chain", error);
  }
  const now = versions.get(record.game);
  const otherRules = now !== undefined && record.version !== String(now);
  try {
    const draws = await checkDraws(record);
    yield draws === null && otherRules ? found("draws", "open", "older") : drawn("draws", draws);
  } catch (error) {
    yield broken("draws", error);
  }
  try {
    if (isDealt(record)) yield drawn("hands", checkHands(record, noted.hands));
    else yield found("hands", "open", otherRules ? "older" : "unknown");
  } catch (error) {
    yield broken("hands", error);
  }
  if (otherRules) yield rulesFrom(record.version, now);
}

/** The moves as a replay counts them, from the first deal on, and those that were taken back. */
function counted(record: GameRecord): { moves: number; back: number } {
  const { moves, effective } = walked(record.entries);
  return { moves: effective.length - 1, back: moves.length - effective.length };
}

/** Whether the secret says of itself that it was chosen for a lesson, and not drawn. */
function isScripted({ secret }: GameRecord): boolean {
  return new TextDecoder().decode(secret).startsWith(LESSON);
}

async function sealed(record: GameRecord): Promise<boolean> {
  return hex(await sha256(record.secret)) === record.commitment;
}

/** The rules that a game began by are not those of today: nobody runs them again. */
function rulesFrom(began: string, now: number): Finding {
  return found("rules", "open", Number(began) > now ? "newer" : "older", { began, now: String(now) });
}

function compared(step: CheckStep, noted: string | null, told: string): Finding {
  if (noted === null) return found(step, "open");
  return found(step, told === noted ? "fine" : "wrong");
}

/** What the record says of its seeds; null if it says nothing, as older ones. */
async function sealingOf({ sealing, seeds }: GameRecord): Promise<Sealing | BadSealing | null> {
  try {
    return sealing === null ? null : await checkSealing(sealing, seeds);
  } catch (error) {
    if (error instanceof BadSealing) return error;
    throw error;
  }
}

/** Whether the seeds were fixed before any was known. Where all were told at once, whoever sat down last could choose. */
function ordered({ seeds }: GameRecord, sealing: Sealing | BadSealing | null): Finding {
  if (sealing instanceof BadSealing) return found("order", "wrong", sealing.fault, { seat: sealing.seat + 1 });
  if (!seeds.some(({ length }) => length)) return found("order", "open", "alone");
  if (!sealing) return found("order", "open", "told");
  const [opened, missed, told] = [sealing.opened.length, sealing.missed.length, sealing.told.length];
  if (opened) return found("order", "fine", "fine", { opened, missed, told });
  return found("order", "open", missed ? "missed" : "told");
}

/** Whether our own seed is in it. If its hash counts instead, that is told, and wrong if the seed was sent in time. */
async function added(record: GameRecord, sealing: Sealing | BadSealing | null, noted: Noted): Promise<Finding> {
  if (!noted.seeds.length) return found("seed", "open");
  const told = record.seeds.map(hex);
  if (noted.seeds.some((seed) => told.includes(seed))) return found("seed", "fine");
  if (!sealing || sealing instanceof BadSealing) return found("seed", "wrong");
  const own = await Promise.all(noted.seeds.map(hashOf));
  const missed = sealing.missed.some((seat) => own.includes(sealing.hashes[seat] ?? ""));
  if (!missed) return found("seed", "wrong");
  if (noted.opened) return found("seed", "wrong", "dropped");
  if (noted.sent === null) return found("seed", "open", "missed");
  return found("seed", "wrong", "unheard", { time: dayAndTime(noted.sent / 1000) });
}

/** Deals that were compared without fault; unless they are all, more cannot be told. */
function drawn(step: CheckStep, compared: Compared | null): Finding {
  if (!compared) return found(step, "open");
  const { deals, whole } = compared;
  return whole ? found(step, "fine", "fine", { deals }) : found(step, "open", "some", { deals });
}

function found(step: CheckStep, verdict: Verdict, word: string = verdict, vars: Finding["vars"] = {}): Finding {
  return { step, verdict, word, vars, damage: null };
}

function broken(step: CheckStep, error: unknown): Finding {
  if (!(error instanceof Damage)) throw error;
  return { step, verdict: "wrong", word: error.place, vars: { entry: error.entry }, damage: error };
}

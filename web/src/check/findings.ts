// The check of a game, step by step: what was looked at, and what was found.
import { hex, sha256 } from "./digest";
import { checkDraws } from "./draws";
import { checkChain, Damage, opened, type GameRecord } from "./record";

export type Step = "read" | "seal" | "noted" | "seed" | "chain" | "draws";
/** Fine, wrong, or not to be told from here. */
export type Verdict = "fine" | "wrong" | "open";

export interface Finding {
  step: Step;
  verdict: Verdict;
  /** Which words say it: `check-<step>-<word>`. */
  word: string;
  vars: Readonly<Record<string, string | number>>;
  damage: Damage | null;
}

/** What this browser kept since it sat at the table; null where it kept nothing. */
export interface Noted {
  seal: string | null;
  seed: string | null;
}

/** Check a record; each finding comes as soon as it is made. A record that cannot be read ends it. */
export async function* findings(text: string, noted: Noted): AsyncGenerator<Finding> {
  let record: GameRecord;
  try {
    record = opened(text);
  } catch (error) {
    yield broken("read", error);
    return;
  }
  yield found("read", "fine", "fine", { entries: record.entries.length });
  yield (await sealed(record)) ? found("seal", "fine") : found("seal", "wrong");
  yield { ...compared("noted", noted.seal, [record.commitment]), vars: { seal: noted.seal ?? record.commitment } };
  yield compared("seed", noted.seed, record.seeds.map(hex));
  try {
    await checkChain(record);
    yield found("chain", "fine", "fine", { entries: record.entries.length });
  } catch (error) {
    yield broken("chain", error);
  }
  try {
    const deals = await checkDraws(record);
    yield deals === null ? found("draws", "open") : found("draws", "fine", "fine", { deals });
  } catch (error) {
    yield broken("draws", error);
  }
}

async function sealed(record: GameRecord): Promise<boolean> {
  return hex(await sha256(record.secret)) === record.commitment;
}

function compared(step: Step, noted: string | null, told: readonly string[]): Finding {
  if (noted === null) return found(step, "open");
  return found(step, told.includes(noted) ? "fine" : "wrong");
}

function found(step: Step, verdict: Verdict, word: string = verdict, vars: Finding["vars"] = {}): Finding {
  return { step, verdict, word, vars, damage: null };
}

function broken(step: Step, error: unknown): Finding {
  if (!(error instanceof Damage)) throw error;
  return { step, verdict: "wrong", word: error.place, vars: { entry: error.entry }, damage: error };
}

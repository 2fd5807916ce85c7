// The order in which a record says its luck was made: commitment, then all hashes, then the seeds (kernel/sealing.py).
import { hex, sha256 } from "./digest";
import { Digits, type Json } from "./json";

type Bytes = Uint8Array<ArrayBuffer>;

/** What became of the seeds, by seat. */
export interface Sealing {
  /** By seat, the hash that it gave; null if it gave none. */
  hashes: (string | null)[];
  /** Seats that kept their seeds until all hashes were fixed, and opened them. */
  opened: number[];
  /** Seats that did not: their hashes count instead. */
  missed: number[];
  /** Seats that told their seeds at once. */
  told: number[];
}

/** What can be wrong: the steps cannot be read, are out of order, or a seed does not fit its hash. */
export type SealingFault = "unreadable" | "order" | "unfit";

/** Why a record's steps prove nothing, and which seat it is about. */
export class BadSealing extends Error {
  constructor(
    readonly fault: SealingFault,
    readonly seat = -1,
  ) {
    super(`${fault} ${seat}`);
  }
}

interface Step {
  name: string;
  at: bigint;
  seat: number;
  hash: string;
}

const PARTS: Readonly<Record<string, string>> = {
  sealed: "at,step",
  hashed: "at,hash,seat,step",
  told: "at,hash,seat,step",
  asked: "at,step",
  opened: "at,seat,step",
  missed: "at,seat,step",
};

/** Read the steps of a record and check them against its seeds; throws `BadSealing`. */
export async function checkSealing(steps: Json, seeds: readonly Bytes[]): Promise<Sealing> {
  if (!Array.isArray(steps)) throw new BadSealing("unreadable");
  const read = steps.map((step) => stepOf(step, seeds.length));
  const found: Sealing = { hashes: seeds.map(() => null), opened: [], missed: [], told: [] };
  checkOrder(read, found);
  for (const [seat, seed] of seeds.entries()) {
    const hash = found.hashes[seat] ?? null;
    const fits = hash === null ? seed.length === 0 : hash === (await fixedBy(seed, found.missed.includes(seat)));
    if (!fits) throw new BadSealing("unfit", seat);
  }
  return found;
}

/** Go through the steps: each belongs to one of four stages, and no stage comes before the one in front of it. */
function checkOrder(steps: readonly Step[], found: Sealing): void {
  const stages = [["sealed"], ["hashed", "told"], ["asked"], ["opened", "missed"]];
  const kept = new Set<number>();
  let stage = 0;
  let time = 0n;
  for (const { name, at, seat, hash } of steps) {
    const own = stages.findIndex((names) => names.includes(name));
    if (own < stage || at < time || (steps[0]?.name ?? "") !== "sealed") throw new BadSealing("order", seat);
    [stage, time] = [own, at];
    if (own === 1) {
      if (found.hashes[seat] !== null) throw new BadSealing("order", seat);
      found.hashes[seat] = hash;
      if (name === "told") found.told.push(seat);
      else kept.add(seat);
    } else if (own === 3) {
      if (!kept.delete(seat)) throw new BadSealing("order", seat);
      (name === "opened" ? found.opened : found.missed).push(seat);
    }
  }
  const once = (name: string): boolean => steps.filter((step) => step.name === name).length === 1;
  if (!once("sealed") || !once("asked") || kept.size) throw new BadSealing("order", [...kept][0]);
}

/** The hash that fixes a seed; what stands in for a seed that was missed is the hash itself. */
async function fixedBy(seed: Bytes, missed: boolean): Promise<string> {
  return hex(missed ? seed : await sha256(seed));
}

function stepOf(step: Json, seats: number): Step {
  if (!(step instanceof Map)) throw new BadSealing("unreadable");
  const [name, at, seat, hash] = ["step", "at", "seat", "hash"].map((key) => step.get(key));
  const parts = typeof name === "string" && Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  if (typeof name !== "string" || parts !== [...step.keys()].sort().join()) throw new BadSealing("unreadable");
  if (!(at instanceof Digits) || !/^\d+$/.test(at.text)) throw new BadSealing("unreadable");
  const number = seat instanceof Digits && /^\d+$/.test(seat.text) ? Number(seat.text) : -1;
  if (step.has("seat") && (number < 0 || number >= seats)) throw new BadSealing("unreadable", number);
  if (step.has("hash") && !(typeof hash === "string" && /^[0-9a-f]{64}$/.test(hash))) {
    throw new BadSealing("unreadable", number);
  }
  return { name, at: BigInt(at.text), seat: number, hash: typeof hash === "string" ? hash : "" };
}

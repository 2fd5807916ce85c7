// A record of a game: its parts, and the chain of hashes that ties every entry to all before it (kernel/record.py).
import { hex, sha256, unhex, utf8 } from "./digest";
import { canonical, Digits, parse, Unreadable, written, type Json, type JsonObject } from "./json";

type Bytes = Uint8Array<ArrayBuffer>;

const FORMAT = "1";
const HEADER = ["format", "game", "version", "seats", "options", "commitment", "secret", "seeds"];
const KEYS = [...HEADER, "entries", "outcome", "hash"];
/** A part of the head that older records lack. */
const SEALING = "sealing";
const FIRST_LINE = '"entries": [';

export type RecordPart = "text" | "header" | "entry" | "end";

/** A record that is broken, and where. */
export class Damage extends Error {
  constructor(
    readonly place: RecordPart,
    /** The entry it breaks at, where it is one. */
    readonly entry = -1,
    /** That entry as it stands there. */
    readonly line = "",
  ) {
    super(`${place} ${entry}`);
  }
}

/** An entry of the log, as far as the check needs it. */
export interface RecordEntry {
  n: number;
  command: string;
  events: Json[];
  /** The entry taken back, if this is an undo. */
  undoes: number | null;
  /** Taken back by agreement of all, with everything that followed. */
  agreed: boolean;
  line: JsonObject;
}

export interface GameRecord {
  game: string;
  /** The version of its rules, as written. */
  version: string;
  seats: number;
  /** How many rounds were played, by its outcome; null if it was broken off. */
  rounds: number | null;
  commitment: string;
  secret: Bytes;
  seeds: Bytes[];
  /** In which order hashes and seeds were given, as written; null in a record that does not tell. */
  sealing: Json;
  entries: RecordEntry[];
  whole: JsonObject;
}

/** A record from its text, with every part there; throws `Damage`. */
export function opened(text: string): GameRecord {
  const whole = readable(text);
  const parts = whole.has(SEALING) ? [...KEYS, SEALING] : KEYS;
  if (parts.some((key) => !whole.has(key)) || whole.size !== parts.length) throw new Damage("header");
  if (numeral(whole.get("format")) !== FORMAT) throw new Damage("header");
  const [game, commitment, secret] = ["game", "commitment", "secret"].map((key) => whole.get(key));
  if (typeof game !== "string" || typeof commitment !== "string") throw new Damage("header");
  const [seeds, entries] = [whole.get("seeds"), whole.get("entries")];
  if (!Array.isArray(seeds) || !Array.isArray(entries) || !entries.length) throw new Damage("header");
  return {
    game,
    version: numeral(whole.get("version")) ?? "",
    seats: Number(numeral(whole.get("seats"))),
    rounds: roundsOf(whole.get("outcome")),
    commitment,
    secret: bytes(secret),
    seeds: seeds.map(bytes),
    sealing: whole.get(SEALING) ?? null,
    entries: entries.map(entryOf),
    whole,
  };
}

/** Walk the chain of hashes from the header to the outcome; throws `Damage` at the first that does not fit. */
export async function checkChain(record: GameRecord): Promise<void> {
  const { whole, entries } = record;
  const head = whole.has(SEALING) ? [...HEADER, SEALING] : HEADER;
  let at = await link("", new Map(head.map((key) => [key, whole.get(key) ?? null])));
  for (const { n, line } of entries) {
    const told = line.get("hash");
    at = await link(at, new Map([...line].filter(([key]) => key !== "hash")));
    if (told !== at) throw n ? new Damage("entry", n, written(line)) : new Damage("header");
  }
  if (whole.get("hash") !== (await link(at, whole.get("outcome") ?? null))) throw new Damage("end");
}

/** The hash of a value in the chain. */
export async function link(before: string, value: Json): Promise<string> {
  return hex(await sha256(utf8(before + canonical(value)))).slice(0, 32);
}

function readable(text: string): JsonObject {
  try {
    const whole = parse(text);
    if (whole instanceof Map) return whole;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const damage = damagedLine(text);
    if (damage) throw damage;
  }
  throw new Damage("text");
}

/** In a text written an entry a line, the first line that cannot be read. */
function damagedLine(text: string): Damage | null {
  const lines = text.split("\n");
  const first = lines.indexOf(FIRST_LINE) + 1;
  const end = lines.indexOf("],", first);
  const entries = first ? lines.slice(first, end < 0 ? undefined : end) : [];
  for (const [n, line] of entries.entries()) {
    try {
      entryOf(parse(line.replace(/,$/, "")), n);
    } catch {
      return new Damage("entry", n, line);
    }
  }
  return entries.length && end < 0 ? new Damage("entry", entries.length) : null;
}

function entryOf(line: Json, n: number): RecordEntry {
  if (!(line instanceof Map) || numeral(line.get("n")) !== String(n)) throw new Damage("entry", n, written(line));
  const [command, events, undoes] = ["command", "events", "undoes"].map((key) => line.get(key));
  return {
    n,
    command: typeof command === "string" ? command : "",
    events: Array.isArray(events) ? events : [],
    undoes: undoes === undefined ? null : Number(numeral(undoes)),
    agreed: line.get("agreed") === true,
    line,
  };
}

/** The rounds of an outcome; -1, which no game has, where it tells none. */
function roundsOf(outcome: Json | undefined): number | null {
  if (outcome === null) return null;
  return outcome instanceof Map ? Number(numeral(outcome.get("rounds")) ?? -1) : -1;
}

function numeral(value: Json | undefined): string | null {
  return value instanceof Digits ? value.text : null;
}

function bytes(value: Json | undefined): Bytes {
  const found = typeof value === "string" ? unhex(value) : null;
  if (!found) throw new Damage("header");
  return found;
}

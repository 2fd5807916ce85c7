// What this browser saw at a table and kept for itself: the seal, the seeds it made, all hashes, and the hands it got.
import type { Table, Told, You } from "../wire/types";
import { dealingOf } from "./decks";

const SEAL = "cutpurse-seal-";
const SEED = "cutpurse-seed-";
const HASHES = "cutpurse-hashes-";
const SENT = "cutpurse-sent-";
const OPENED = "cutpurse-opened-";
const HANDS = "cutpurse-hands-";
/** Seeds kept of one table: who sits down anew makes a new one, and which counts is only known at the start. */
const SEEDS_KEPT = 4;

/** Cards that were dealt to our seat, in notation, and the entry of the log that told it. */
export interface Hand {
  entry: number;
  seat: number;
  cards: string[];
}

/** Keep what a table shows before its secret is out; what is first said afterwards would prove nothing. */
export function noteTable(table: Table, you: You, told: readonly Told[]): void {
  if (table.status === "over" || table.status === "abandoned") return;
  noteSeal(table.id, table.commitment);
  if (you.seat !== null) noteHands(table.id, handsTold(table.game, you.seat, told));
}

/** Keep the seal a table showed; the first one stays, whatever a server says later. */
export function noteSeal(id: string, commitment: string): void {
  if (notedSeal(id) === null) keep(SEAL + id, commitment);
}

/** Keep the seed this browser made for a seat. */
export function noteSeed(id: string, seed: string): void {
  keep(SEED + id, [seed, ...notedSeeds(id)].slice(0, SEEDS_KEPT).join(" "));
}

/** Keep the hashes of all seats as they were first shown when no seed was opened; whether these are the same. */
export function noteHashes(id: string, hashes: readonly (string | null)[]): boolean {
  const told = JSON.stringify(hashes);
  const noted = kept(HASHES + id);
  if (noted === null) keep(HASHES + id, told);
  return (noted ?? told) === told;
}

/** Keep when this browser sent its seed, in milliseconds since 1970; the first time counts. */
export function noteSent(id: string, at: number): void {
  if (notedSent(id) === null) keep(SENT + id, String(at));
}

/** Keep that the server took the seed which this browser opened. */
export function noteOpened(id: string): void {
  keep(OPENED + id, "1");
}

/** Keep hands as they were first told. */
export function noteHands(id: string, hands: readonly Hand[]): void {
  const noted = notedHands(id);
  const fresh = hands.filter(({ entry }) => !noted.some((hand) => hand.entry === entry));
  if (fresh.length) keep(HANDS + id, JSON.stringify([...noted, ...fresh]));
}

/** The seal this browser saw at a table; null if it was never there. */
export function notedSeal(id: string): string | null {
  return kept(SEAL + id);
}

/** The seeds this browser made at a table, the latest first. */
export function notedSeeds(id: string): string[] {
  return (kept(SEED + id) ?? "").split(" ").filter(Boolean);
}

/** The hashes this browser saw before any seed was opened; null if it was not there. */
export function notedHashes(id: string): (string | null)[] | null {
  return JSON.parse(kept(HASHES + id) ?? "null") as (string | null)[] | null;
}

/** When this browser sent its seed while the table waited for it; null if it did not. */
export function notedSent(id: string): number | null {
  const at = kept(SENT + id);
  return at === null ? null : Number(at);
}

/** Whether the server took the seed which this browser opened. */
export function notedOpened(id: string): boolean {
  return kept(OPENED + id) !== null;
}

/** The hands this browser was dealt at a table. */
export function notedHands(id: string): Hand[] {
  return JSON.parse(kept(HANDS + id) ?? "[]") as Hand[];
}

/** The hands of a seat among what was told. */
function handsTold(game: string, seat: number, told: readonly Told[]): Hand[] {
  const name = dealingOf(game)?.event;
  return told.flatMap(({ n, events }) =>
    events
      .filter(({ event }) => event === name)
      .flatMap(({ hands }) => {
        const cards = (hands as (string[] | null)[])[seat];
        return cards ? [{ entry: n, seat, cards }] : [];
      }),
  );
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the check says that nothing was noted.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A seal as people compare it. */
export function brief(commitment: string): string {
  return `${commitment.slice(0, 4)} ${commitment.slice(4, 8)} … ${commitment.slice(-4)}`;
}

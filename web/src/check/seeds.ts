// Our share of a table's luck: a seed that stays in this browser until the hashes of all seats are fixed.
import { randomHex } from "../wire/random-hex";
import type { TableSocket } from "../wire/socket.svelte";
import type { Table, You } from "../wire/types";
import { hex, sha256, unhex } from "./digest";
import { notedSeal, notedSeeds, noteHashes, noteOpened, noteSeed, noteSent } from "./seal";

const SEED_BYTES = 16;
/** Seeds made on this page, where the browser keeps nothing, by their hashes. */
const made = new Map<string, string>();
/** Hashes of seeds that we have opened, or are opening. */
const opening = new Set<string>();

/** Make a seed for a table and keep it; only its hash is given away. */
export async function newSeedHash(id: string): Promise<string> {
  const seed = randomHex(SEED_BYTES);
  const hash = await hashOf(seed);
  made.set(hash, seed);
  noteSeed(id, seed);
  return hash;
}

/** Keep the hashes that a table has fixed, and open our own seed if it waits for it and all is as we saw it before. */
export async function openSeed(socket: Pick<TableSocket, "ask">, table: Table, you: You): Promise<void> {
  if (table.status !== "opening") return;
  const same = noteHashes(
    table.id,
    table.chairs.map(({ seed_hash }) => seed_hash),
  );
  const chair = you.seat === null ? undefined : table.chairs[you.seat];
  const hash = chair?.seed_hash;
  if (!hash || chair.seed_state !== "kept" || opening.has(hash)) return;
  // A server that has changed its secret, or a hash, gets no seed to choose another one by.
  if (!same || (notedSeal(table.id) ?? table.commitment) !== table.commitment) return;
  const seed = made.get(hash) ?? (await keptSeed(table.id, hash));
  if (!seed) return; // it is on another device
  opening.add(hash);
  noteSent(table.id, Date.now()); // a server may read it, keep its answer to itself and say that nothing came
  const reply = await socket.ask({ ask: "open", seed });
  if (reply.type === "done") noteOpened(table.id);
}

async function keptSeed(id: string, hash: string): Promise<string | undefined> {
  for (const seed of notedSeeds(id)) if ((await hashOf(seed)) === hash) return seed;
  return undefined;
}

/** The hash by which a seat fixes its seed. */
export async function hashOf(seed: string): Promise<string> {
  return hex(await sha256(unhex(seed) ?? new Uint8Array()));
}

// The seed of this browser: it stays here until all hashes are fixed, and is then opened once, by itself.
import { afterEach, expect, test, vi } from "vitest";
import type { Reply, TableAsk } from "../wire/socket.svelte";
import type { Chair, Status, Table, You } from "../wire/types";
import { notedHashes, notedOpened, notedSeeds, notedSent, noteSeal } from "./seal";
import { hashOf, newSeedHash, openSeed } from "./seeds";

afterEach(() => localStorage.clear());

let tables = 0;

/** A table where we sit on the second chair with a hash of our own. */
async function sitting(): Promise<{ id: string; hash: string; seed: string | undefined }> {
  tables += 1;
  const id = `table-${tables}`;
  noteSeal(id, "seal");
  const hash = await newSeedHash(id);
  return { id, hash, seed: notedSeeds(id)[0] };
}

const table = (id: string, hash: string, more: Partial<Table> = {}, state: Chair["seed_state"] = "kept"): Table =>
  ({
    id,
    status: "opening" satisfies Status,
    commitment: "seal",
    chairs: [
      { seed_hash: "aa".repeat(32), seed_state: "kept" } as Chair,
      { seed_hash: hash, seed_state: state } as Chair,
    ],
    ...more,
  }) as Table;
const you = (seat: number | null): You => ({ seat, host: false }) as You;

/** What is sent for these tables, told one after the other. */
async function sent(tables: Table[], seat: number | null = 1, type: Reply["type"] = "done"): Promise<TableAsk[]> {
  const asks: TableAsk[] = [];
  const ask = (request: TableAsk): Promise<Reply> => {
    asks.push(request);
    return Promise.resolve({ type, key: "" } as Reply);
  };
  for (const each of tables) await openSeed({ ask }, each, you(seat));
  return asks;
}

test("a hash is given, and the seed stays here", async () => {
  const { hash, seed } = await sitting();
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(hash).toBe(await hashOf(seed ?? ""));
  expect(hash).not.toContain(seed);
});

test("the seed is opened once the table is opening, and only once", async () => {
  const { id, hash, seed } = await sitting();
  expect(await sent([table(id, hash, { status: "open" })])).toEqual([]);
  expect(await sent([table(id, hash), table(id, hash)])).toEqual([{ ask: "open", seed }]);
  expect(notedOpened(id)).toBe(true);
  expect(notedHashes(id)).toEqual(["aa".repeat(32), hash]);
});

test("a browser that was reloaded opens the seed it kept", async () => {
  const { id, hash } = await sitting();
  localStorage.setItem(`cutpurse-seed-${id}`, `${"0".repeat(32)} ${"1".repeat(32)}`);
  const other = await hashOf("1".repeat(32));
  expect(await sent([table(id, other)])).toEqual([{ ask: "open", seed: "1".repeat(32) }]);
  expect(await sent([table(id, hash)])).toEqual([]);
});

test("without storage the seed lasts as long as the page", async () => {
  const { id, hash, seed } = await sitting();
  localStorage.clear();
  expect(await sent([table(id, hash)])).toEqual([{ ask: "open", seed }]);
});

test("another device, which has no seed, opens nothing; nor does who watches", async () => {
  const { id, hash } = await sitting();
  expect(await sent([table(id, "bb".repeat(32))])).toEqual([]);
  expect(await sent([table(`${id}-watched`, hash)], null)).toEqual([]);
  expect(notedHashes(`${id}-watched`)).toEqual(["aa".repeat(32), hash]);
});

test("a seed that is opened, or was missed, is left alone", async () => {
  for (const state of ["opened", "missed", "told"] as const) {
    const { id, hash } = await sitting();
    expect(await sent([table(id, hash, {}, state)])).toEqual([]);
  }
});

test("a server that has exchanged its secret or a hash gets no seed", async () => {
  const { id, hash } = await sitting();
  expect(await sent([table(id, hash, { commitment: "another" })])).toEqual([]);
  const second = await sitting();
  expect(await sent([table(second.id, "cc".repeat(32)), table(second.id, second.hash)])).toEqual([]);
});

test("what the server did not take is not noted as opened", async () => {
  const { id, hash } = await sitting();
  expect(await sent([table(id, hash)], 1, "problem")).toHaveLength(1);
  expect(notedOpened(id)).toBe(false);
});

test("what was sent is noted with its time, though a server never answers", async () => {
  const { id, hash } = await sitting();
  const before = Date.now();
  const ask = (): Promise<Reply> => new Promise(() => undefined);
  void openSeed({ ask }, table(id, hash), you(1));
  await vi.waitFor(() => {
    expect(notedSent(id)).toBeGreaterThanOrEqual(before);
  });
  expect(notedSent(id)).toBeLessThanOrEqual(Date.now());
  expect(notedOpened(id)).toBe(false);
});

test("what was not sent is not noted as sent", async () => {
  const { id, hash } = await sitting();
  expect(await sent([table(id, hash, { commitment: "another" }), table(id, hash, {}, "missed")])).toEqual([]);
  expect(notedSent(id)).toBeNull();
});

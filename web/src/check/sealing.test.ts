// The order of hashes and seeds in a record: what is fine, and every planted fault.
import { expect, test } from "vitest";
import { hex, sha256, unhex } from "./digest";
import { parse } from "./json";
import { BadSealing, checkSealing, type Sealing } from "./sealing";

type Bytes = Uint8Array<ArrayBuffer>;
type Step = Record<string, unknown>;

const seeds = [1, 2, 3].map((n) => new Uint8Array(16).fill(n));
const hashes = await Promise.all(seeds.map(async (seed) => hex(await sha256(seed))));
const substitute = unhex(hashes[2] ?? "") as Bytes;

/** Seat 0 opens its seed, seat 1 told it, seat 2 never opens it, seat 3 is a bot's. */
const steps = (): Step[] => [
  { step: "sealed", at: 1000 },
  { step: "hashed", seat: 2, hash: hashes[2], at: 2000 },
  { step: "told", seat: 1, hash: hashes[1], at: 3000 },
  { step: "hashed", seat: 0, hash: hashes[0], at: 3000 },
  { step: "asked", at: 4000 },
  { step: "opened", seat: 0, at: 4100 },
  { step: "missed", seat: 2, at: 14_000 },
];
const luck = (): Bytes[] => [seeds[0] as Bytes, seeds[1] as Bytes, substitute, new Uint8Array()];

const check = (told: unknown, drawn: Bytes[] = luck()): Promise<Sealing> =>
  checkSealing(parse(JSON.stringify(told)), drawn);

async function wrong(change: (told: Step[], drawn: Bytes[]) => void): Promise<string> {
  const [told, drawn] = [steps(), luck()];
  change(told, drawn);
  try {
    await check(told, drawn);
  } catch (error) {
    if (error instanceof BadSealing) return `${error.fault} ${error.seat}`;
    throw error;
  }
  return "fine";
}

/** A step in another place, with the times of the places. */
function move(told: Step[], from: number, to: number): void {
  const times = told.map(({ at }) => at);
  told.splice(to, 0, ...told.splice(from, 1));
  for (const [n, step] of told.entries()) step["at"] = times[n];
}
const set =
  (n: number, parts: Step) =>
  (told: Step[]): void =>
    void Object.assign(told[n] as Step, parts);

test("steps in order, each seed with its hash, are fine", async () => {
  expect(await check(steps())).toEqual({ hashes: [...hashes, null], opened: [0], missed: [2], told: [1] });
});

test("an opening before the last hash is found", async () => {
  expect(await wrong((told) => move(told, 5, 3))).toBe("order 0");
  expect(await wrong((told) => move(told, 3, 4))).toBe("order 0");
  expect(await wrong((told) => move(told, 4, 1))).toBe("order 2");
  expect(await wrong((told) => void told.splice(4, 1))).toBe("order -1");
});

test("a commitment that does not come first, or twice, is found", async () => {
  expect(await wrong((told) => move(told, 0, 1))).toBe("order 2");
  expect(await wrong((told) => void told.shift())).toBe("order 2");
  expect(await wrong(set(4, { step: "sealed" }))).toBe("order -1");
  expect(await wrong((told) => void told.splice(1, 0, { step: "sealed", at: 1000 }))).toBe("order -1");
  expect(await wrong((told) => void told.splice(5, 0, { step: "asked", at: 4000 }))).toBe("order -1");
});

test("times that go back are found", async () => {
  expect(await wrong(set(1, { at: 900 }))).toBe("order 2");
  expect(await wrong(set(5, { at: 3999 }))).toBe("order 0");
});

test("a seed that does not fit, and a hash that was exchanged, are found", async () => {
  expect(await wrong((_, drawn) => void (drawn[0] = seeds[1] as Bytes))).toBe("unfit 0");
  expect(await wrong((_, drawn) => void (drawn[2] = seeds[2] as Bytes))).toBe("unfit 2");
  expect(await wrong((_, drawn) => void (drawn[3] = seeds[2] as Bytes))).toBe("unfit 3");
  expect(await wrong(set(3, { hash: hashes[1] }))).toBe("unfit 0");
  expect(await wrong(set(1, { hash: hashes[1] }))).toBe("unfit 2");
  expect(await wrong(set(6, { step: "opened" }))).toBe("unfit 2");
  expect(await wrong(set(5, { step: "missed" }))).toBe("unfit 0");
});

test("a seat that opens nothing, twice, or what is not its own is found", async () => {
  expect(await wrong((told) => void told.pop())).toBe("order 2");
  expect(await wrong(set(5, { seat: 1 }))).toBe("order 1");
  expect(await wrong(set(6, { seat: 0 }))).toBe("order 0");
  expect(await wrong(set(3, { seat: 2 }))).toBe("order 2");
});

test("what is no step is said to be none", async () => {
  expect(await wrong(set(3, { hash: "00" }))).toBe("unreadable 0");
  expect(await wrong(set(3, { seat: 4 }))).toBe("unreadable 4");
  expect(await wrong(set(3, { seat: "0" }))).toBe("unreadable -1");
  expect(await wrong(set(3, { at: 3.5 }))).toBe("unreadable -1");
  expect(await wrong(set(3, { more: 1 }))).toBe("unreadable -1");
  expect(await wrong(set(3, { step: "given" }))).toBe("unreadable -1");
  expect(await wrong((told) => void told.splice(3, 1, null as unknown as Step))).toBe("unreadable -1");
  await expect(check({})).rejects.toThrow(BadSealing);
  await expect(check([])).rejects.toThrow(BadSealing);
});

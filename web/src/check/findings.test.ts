// The check of whole games: the golden records hold, and whatever is changed in one is found where it was changed.
import { describe, expect, test } from "vitest";
import { findings, type Finding, type Noted } from "./findings";

const files = import.meta.glob<string>("../../../tests/gaunerbande/golden/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const golden = Object.entries(files).map(([path, text]) => [path.split("/").at(-1) ?? path, text] as const);
const [, whole] = golden.find(([name]) => name === "4-players.json") ?? ["", ""];
const NOTHING: Noted = { seal: null, seed: null };

async function check(text: string, noted: Noted = NOTHING): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const finding of findings(text, noted)) found.push(finding);
  return found;
}

async function wrong(text: string, noted: Noted = NOTHING): Promise<string[]> {
  const found = await check(text, noted);
  return found
    .filter(({ verdict }) => verdict === "wrong")
    .map(({ step, word, vars }) => `${step} ${word} ${vars["entry"] ?? ""}`.trim());
}

test("there are golden records to check", () => {
  expect(golden.length).toBeGreaterThan(4);
});

describe.each(golden)("%s", (_, text) => {
  test("holds, every deal drawn again", async () => {
    const found = await check(text);
    expect(found.map(({ step, verdict }) => `${step} ${verdict}`)).toEqual([
      "read fine",
      "seal fine",
      "noted open",
      "seed open",
      "chain fine",
      "draws fine",
    ]);
    const deals = text.split('["Dealt",').length - 1;
    expect(found.at(-1)?.vars).toEqual({ deals });
  });
});

test("the seal and the seed this browser noted must be the record's", async () => {
  const seal = /"commitment": "(\w+)"/.exec(whole)?.[1] ?? "";
  const seed = /"seeds": \["(\w+)"/.exec(whole)?.[1] ?? "";
  expect(await wrong(whole, { seal, seed })).toEqual([]);
  expect(await wrong(whole, { seal: seal.replace(/./, "x"), seed: "00" })).toEqual(["noted wrong", "seed wrong"]);
});

test("another secret breaks the seal, the chain and the first deal", async () => {
  const forged = whole.replace(/"secret": "../, '"secret": "00');
  expect(await wrong(forged)).toEqual(["seal wrong", "chain header -1", "draws entry 0"]);
});

test("a changed move is found at its entry", async () => {
  expect(await wrong(whole.replace('"give k7"', '"give k8"'))).toEqual(["chain entry 8"]);
});

test("a changed deal is found by the chain and by drawing again", async () => {
  const swapped = whole.replace(/(\["Dealt",\[)(\d+),(\d+)/, "$1$3,$2");
  expect(await wrong(swapped)).toEqual(["chain header -1", "draws entry 0"]);
});

test("a changed end is found at the end", async () => {
  expect(await wrong(whole.replace('"winners":[', '"winners":[9,'))).toEqual(["chain end -1"]);
});

test("a missing entry is found where the numbers jump", async () => {
  const lines = whole.split("\n");
  const at = lines.findIndex((line) => line.startsWith('{"n":5,'));
  expect(await wrong(lines.toSpliced(at, 1).join("\n"))).toEqual(["read entry 5"]);
});

test("a line that cannot be read is named", async () => {
  expect(await wrong(whole.replace('{"n":12,', '{"n":12'))).toEqual(["read entry 12"]);
});

test("a record cut off is told where it ends", async () => {
  expect(await wrong(whole.slice(0, whole.indexOf('{"n":20,') + 9))).toEqual(["read entry 20"]);
  expect(await wrong(whole.slice(0, whole.indexOf('{"n":20,')))).toEqual(["read entry 20"]);
});

test("what is no record is said to be none", async () => {
  expect(await wrong("hello")).toEqual(["read text -1"]);
  expect(await wrong("[1]")).toEqual(["read text -1"]);
  expect(await wrong("{}")).toEqual(["read header -1"]);
  expect(await wrong(whole.replace('"format": 1', '"format": 2'))).toEqual(["read header -1"]);
});

test("a game whose draws only its rules know is left to the program", async () => {
  const found = await check(whole.replace('"gaunerbande"', '"langfinger"'));
  expect(found.at(-1)).toMatchObject({ step: "draws", verdict: "open" });
});

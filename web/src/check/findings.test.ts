// The check of whole games: the golden records hold, and whatever is changed in one is found where it was changed.
import { beforeAll, describe, expect, test } from "vitest";
import { loadTexts, say } from "../texts/texts.svelte";
import { deckOf, dealingOf, type Dealing } from "./decks";
import { hex, sha256 } from "./digest";
import { walked } from "./draws";
import { findings, NOTHING_NOTED, verdictOf, type Finding, type Noted } from "./findings";
import { canonical, Digits, parse, type Json, type JsonObject } from "./json";
import { link, opened } from "./record";
import type { Hand } from "./seal";

beforeAll(() => loadTexts("check"));

const files = import.meta.glob<string>("../../../tests/games/gaunerbande/golden/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const golden = Object.entries(files).map(([path, text]) => [path.split("/").at(-1) ?? path, text] as const);
const [, whole] = golden.find(([name]) => name === "4-players.json") ?? ["", ""];
const longest = golden.map(([, text]) => text).toSorted((a, b) => b.length - a.length)[0] ?? "";
const dealing = dealingOf("gaunerbande") as Dealing;

async function check(
  text: string,
  noted: Noted = NOTHING_NOTED,
  versions?: ReadonlyMap<string, number>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const finding of findings(text, noted, versions)) found.push(finding);
  return found;
}

async function wrong(text: string, noted: Noted = NOTHING_NOTED): Promise<string[]> {
  const found = await check(text, noted);
  return found
    .filter(({ verdict }) => verdict === "wrong")
    .map(({ step, word, vars }) => `${step} ${word} ${vars["entry"] ?? ""}`.trim());
}

/** The hands that a record deals to a seat. */
function handsOf(seat: number, text: string): Hand[] {
  return opened(text).entries.flatMap(({ n, events }) =>
    events
      .map((event) => event as Json[])
      .filter(([name]) => name === "Dealt")
      .map(([, hands]) => {
        const set = BigInt(((hands as Json[])[seat] as Digits).text);
        return { entry: n, seat, cards: dealing.cards.filter((_, bit) => (set >> BigInt(bit)) & 1n) };
      }),
  );
}

/** What a browser kept that sat on a seat all the time. */
function seenBy(seat: number, text: string): Noted {
  const { commitment, seeds } = opened(text);
  return {
    ...NOTHING_NOTED,
    seal: commitment,
    seeds: [hex(seeds[seat] ?? new Uint8Array())],
    hands: handsOf(seat, text),
  };
}

/** A record changed by somebody who knows how to make the chain fit again. */
async function forged(text: string, change: (record: JsonObject) => void): Promise<string> {
  const record = parse(text) as JsonObject;
  change(record);
  const body = new Map([...record].filter(([key]) => !["entries", "outcome", "hash"].includes(key)));
  let at = await link("", body);
  for (const line of record.get("entries") as JsonObject[]) {
    line.delete("hash");
    at = await link(at, line);
    line.set("hash", at);
  }
  record.set("hash", await link(at, record.get("outcome") ?? null));
  return canonical(record);
}

const eventsOf = (record: JsonObject): Json[][] =>
  (record.get("entries") as JsonObject[]).flatMap((line) => (line.get("events") as Json[][] | undefined) ?? []);
const dealsOf = (record: JsonObject): Json[][] => eventsOf(record).filter(([name]) => name === "Dealt");

test("moves are counted as the replay does, those taken back apart", () => {
  const said = (moves: number, back: number): string => say("check-read-fine", { moves, back });
  expect(said(1, 0)).toBe("It can be read: one move.");
  expect(said(123, 1)).toBe("It can be read: 123 moves, plus one that was taken back.");
});

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
      "order open",
      "hashes open",
      "seed open",
      "chain fine",
      "draws fine",
      "hands open",
    ]);
    const deals = text.split('["Dealt",').length - 1;
    expect(found.at(-2)?.vars).toEqual({ deals });
    const { moves, effective } = walked(opened(text).entries);
    expect(found[0]?.vars).toEqual({ moves: effective.length - 1, back: moves.length - effective.length });
  });

  test("is honest to somebody who saw all of it, as far as seeds that were told openly can be", async () => {
    const found = await check(text, seenBy(1, text));
    expect(found.filter(({ verdict }) => verdict !== "fine")).toMatchObject([
      { step: "order", verdict: "open", word: "told" },
      { step: "hashes", verdict: "open" },
    ]);
    expect(verdictOf(found)).toBe("open");
  });
});

test("the seal and the seed this browser noted must be the record's", async () => {
  expect(await wrong(whole, { ...NOTHING_NOTED, seal: "x", seeds: ["00"] })).toEqual(["noted wrong", "seed wrong"]);
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
  expect(found.at(-2)).toMatchObject({ step: "draws", verdict: "open" });
  expect(found.at(-1)).toMatchObject({ step: "hands", verdict: "open", word: "unknown" });
});

describe("forged with a chain that fits", () => {
  test("deals under another name are missed, in the first entry and later", async () => {
    const renamed = (n: number) => (record: JsonObject) => void dealsOf(record)[n]?.splice(0, 1, "dealt");
    expect(await wrong(await forged(whole, renamed(0)))).toEqual(["draws entry 0"]);
    expect(await wrong(await forged(longest, renamed(1)))).toEqual(["draws end -1"]);
  });

  test("hands that changed seats are found", async () => {
    const rotated = await forged(whole, (record) => {
      const hands = dealsOf(record)[0]?.[1] as Json[];
      hands.push(hands.shift() as Json);
    });
    expect(await wrong(rotated)).toEqual(["draws entry 0"]);
  });

  test("a card left in the box, or a second deal in one entry, is found", async () => {
    const smaller = await forged(whole, (record) => {
      const hands = dealsOf(record)[0]?.[1] as Digits[];
      hands[0] = new Digits(String(BigInt(hands[0]?.text ?? 0) & (BigInt(hands[0]?.text ?? 0) - 1n)));
    });
    expect(await wrong(smaller)).toEqual(["draws entry 0"]);
    const twice = await forged(whole, (record) => {
      const [first] = record.get("entries") as JsonObject[];
      (first?.get("events") as Json[]).push(dealsOf(record)[0] as Json[]);
    });
    expect(await wrong(twice)).toEqual(["draws entry 0"]);
  });

  test("a first entry that is no move, or seats that were dealt nothing, are found", async () => {
    const undone = await forged(whole, (record) => {
      (record.get("entries") as JsonObject[])[0]?.set("undoes", new Digits("0"));
    });
    expect(await wrong(undone)).toEqual(["draws entry 0"]);
    const crowd = await forged(whole, (record) => record.set("seats", new Digits("7")));
    expect(await wrong(crowd)).toEqual(["draws entry 0"]);
  });

  test("an outcome that is gone leaves open whether deals are missing", async () => {
    const cut = await forged(whole, (record) => record.set("outcome", null));
    const found = await check(cut, seenBy(0, cut));
    expect(found.find(({ step }) => step === "draws")).toMatchObject({ verdict: "open", word: "some" });
    expect(verdictOf(found)).toBe("open");
    expect(await wrong(await forged(whole, (record) => record.set("outcome", new Map())))).toEqual(["draws end -1"]);
  });

  test("rules of another version are left to the program", async () => {
    const later = await forged(whole, (record) => record.set("version", new Digits("2")));
    expect((await check(later)).find(({ step }) => step === "draws")).toMatchObject({ verdict: "open", word: "open" });
  });
});

test("a game that began by older rules says so, and its verdict stays open", async () => {
  const later = await check(whole, seenBy(2, whole), new Map([["gaunerbande", 2]]));
  expect(later.at(-1)).toMatchObject({ step: "rules", verdict: "open", word: "older", vars: { began: "1", now: "2" } });
  expect(later.find(({ step }) => step === "draws")).toMatchObject({ verdict: "fine" }); // these deals are known
  expect(verdictOf(later)).toBe("open");
  const today = await check(whole, seenBy(2, whole), new Map([["gaunerbande", 1]]));
  expect(today.some(({ step }) => step === "rules")).toBe(false);
  const newer = await forged(whole, (record) => record.set("version", new Digits("3")));
  const found = await check(newer, NOTHING_NOTED, new Map([["gaunerbande", 2]]));
  expect(found.at(-1)).toMatchObject({ step: "rules", word: "newer" });
  expect(found.find(({ step }) => step === "draws")).toMatchObject({ verdict: "open", word: "older" });
});

test("a hand that this browser saw must be the record's, at its seat and its entry", async () => {
  const noted = seenBy(2, whole);
  const [first, ...others] = noted.hands;
  if (!first) throw new Error("nothing was dealt");
  const hands = (hand: Partial<Hand>): Noted => ({ ...noted, hands: [{ ...first, ...hand }, ...others] });
  expect(await wrong(whole, hands({}))).toEqual([]);
  expect(await wrong(whole, hands({ seat: 1 }))).toEqual(["hands entry 0"]);
  expect(await wrong(whole, hands({ cards: first.cards.slice(1) }))).toEqual(["hands entry 0"]);
  expect(await wrong(whole, hands({ entry: 1 }))).toEqual(["hands entry 1"]);
  expect(await wrong(whole, hands({ entry: 9999 }))).toEqual(["hands end -1"]);
});

test("who saw only some of their hands cannot tell of the others", async () => {
  const noted = seenBy(2, longest);
  const found = await check(longest, { ...noted, hands: noted.hands.slice(1) });
  expect(found.at(-1)).toMatchObject({ step: "hands", verdict: "open", word: "some" });
  expect(verdictOf(found)).toBe("open");
});

describe("with seeds that were kept until all hashes were fixed", () => {
  /** The golden game told as one whose seats opened their seeds; one that was missed counts by its hash. */
  async function sealed(change: (steps: JsonObject[]) => void = () => undefined): Promise<string> {
    const seeds = opened(whole).seeds;
    const hashes = await Promise.all(seeds.map(async (seed) => hex(await sha256(seed))));
    const step = (name: string, at: number, more: [string, Json][] = []): JsonObject =>
      new Map<string, Json>([["at", new Digits(String(at))], ["step", name], ...more]);
    const seat = (n: number): [string, Json] => ["seat", new Digits(String(n))];
    const steps = [
      step("sealed", 1),
      ...hashes.map((hash, n) => step("hashed", 2, [["hash", hash], seat(n)])),
      step("asked", 3),
      ...hashes.map((_, n) => step("opened", 4, [seat(n)])),
    ];
    change(steps);
    return forged(whole, (record) => void record.set("sealing", steps));
  }
  const noted = async (): Promise<Noted> => {
    const { seeds } = opened(whole);
    const hashes = await Promise.all(seeds.map(async (seed) => hex(await sha256(seed))));
    return { ...seenBy(1, whole), hashes, opened: true };
  };

  test("everything is fine", async () => {
    const found = await check(await sealed(), await noted());
    expect(found.filter(({ verdict }) => verdict !== "fine")).toEqual([]);
    expect(found.find(({ step }) => step === "order")?.vars).toEqual({ opened: 4, missed: 0, told: 0 });
    expect(verdictOf(found)).toBe("fine");
  });

  test("an opening before the last hash is found though the chain fits", async () => {
    const early = await sealed((steps) => void steps.splice(1, 0, ...steps.splice(6, 1)));
    expect((await wrong(early))[0]).toMatch(/^order order/);
  });

  test("a hash that was exchanged is found by its seed, and by who saw another", async () => {
    const exchanged = await sealed((steps) => void steps[1]?.set("hash", "00".repeat(32)));
    expect(await wrong(exchanged, await noted())).toEqual(["order unfit", "hashes wrong"]);
  });

  test("a record that hides its hashes is found by who saw them", async () => {
    expect(await wrong(whole, await noted())).toEqual(["hashes wrong"]);
  });

  test("a seat told as missed must count by its hash, and one that was opened is no such seat", async () => {
    const hash = hex(await sha256(opened(whole).seeds[1] ?? new Uint8Array()));
    const missed = await sealed((steps) => void steps[7]?.set("step", "missed"));
    expect(await wrong(missed)).toEqual(["order unfit"]);
    const record = parse(missed) as JsonObject;
    (record.get("seeds") as string[])[1] = hash;
    const text = canonical(record);
    const seed = async (opened: boolean, sent: number | null): Promise<string> => {
      const found = await check(text, { ...(await noted()), opened, sent });
      const own = found.find(({ step }) => step === "seed");
      return `${own?.word ?? ""} ${own?.verdict ?? ""}`;
    };
    expect(await seed(true, 5)).toBe("dropped wrong");
    expect(await seed(false, 5)).toBe("unheard wrong");
    expect(await seed(false, null)).toBe("missed open");
  });

  test("who sent a seed that the server says did not come is told so, and when it was", () => {
    expect(say("check-seed-unheard", { time: "3 Nov, 20:15" })).toBe(
      "This browser sent your random number on 3 Nov, 20:15, in time, but the server says that it never arrived. Your connection may have failed at just that moment; if not, the server left it out. Its hash counts instead.",
    );
  });

  test("every finding has its words", async () => {
    const words = ["fine", "missed", "told", "alone", "order", "unfit", "unreadable"];
    const vars = { opened: 3, missed: 1, told: 0, seat: 2 };
    expect(words.map((word) => say(`check-order-${word}`, vars)).every(Boolean)).toBe(true);
    expect(say("check-order-fine", vars)).toBe(
      "According to the record, 3 seats kept their random numbers until all hashes were fixed. Each fits its hash. One was not opened in time: its hash counts instead.",
    );
  });
});

test("nothing found is nothing proved", () => {
  expect(verdictOf([])).toBe("open");
});

test("a deal gives every seat as many cards, and no card twice", () => {
  expect(deckOf([0b0011n, 0b1100n])).toEqual([0, 1, 2, 3]);
  expect(deckOf([0b10001n, 0b1000000100n])).toEqual([0, 2, 4, 9]);
  expect(deckOf([0b0011n, 0b0110n])).toBeNull();
  expect(deckOf([0b0011n, 0b0100n])).toBeNull();
  expect(deckOf([0n, 0n])).toBeNull();
});

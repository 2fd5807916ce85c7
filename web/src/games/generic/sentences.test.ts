// What the table of any game says: by the game's own texts, and sensibly without.
import { beforeAll, expect, test, vi } from "vitest";
import { actor, PLAYERS } from "../../board/fixtures";
import type { Entry } from "../../board/game";
import * as serverTexts from "../../texts/server-texts";
import { loadTexts, say } from "../../texts/texts.svelte";
import { CARDS, DICE, DICE_TEXTS, viewOf } from "./fixtures";
import { gameBy } from "./game";
import type { AnyEvent } from "./layout";

const dice = gameBy(DICE);
const cards = gameBy(CARDS);
beforeAll(async () => {
  vi.spyOn(serverTexts, "gameTexts").mockImplementation((game) => Promise.resolve(game === "dice" ? DICE_TEXTS : ""));
  await Promise.all([loadTexts("dice"), loadTexts("cards")]);
});

const entry = (n: number, seat: number, command: string, ...events: AnyEvent[]): Entry<AnyEvent> => ({
  n,
  seat,
  command,
  events,
  changes: null,
  undoes: null,
  agreed: false,
});
const lines = (game: typeof dice, told: Entry<AnyEvent>[], closely = false): string[] =>
  game.log(viewOf(DICE, {}), told, PLAYERS, closely).flatMap(({ lines }) => lines.map(({ id, vars }) => say(id, vars)));

test("commands have the game's own words, or those of the notation", () => {
  expect(dice.about("bid 2 five")).toBe("Bid 2 × Five");
  expect(dice.about("doubt")).toBe("Doubt");
  expect(cards.about("set c1")).toBe("Set c1");
});

test("the prompt asks what the game asks, else it says whose move it is", () => {
  const view = viewOf(DICE, { options: ["bid 2 five", "bid 2 six", "doubt"] });
  const said = dice.prompt(view, PLAYERS, actor(view.options));
  expect([said.title, said.help, said.does]).toEqual([
    "How many are there?",
    "Choose below, or press anything that is lit.",
    undefined,
  ]);
  const one = viewOf(CARDS, { options: ["stop"] });
  expect(cards.prompt(one, PLAYERS, actor(one.options))).toMatchObject({
    title: "Your move",
    does: { label: "Stop", commands: ["stop"] },
  });
  expect(cards.prompt(viewOf(CARDS, { actors: [1, 2] }), PLAYERS, actor([])).title).toBe("Waiting for Ben and Cleo.");
});

test("what a bot would do is said", () => {
  const view = viewOf(DICE, { options: ["bid 2 five", "doubt"] });
  const hinted = { ...actor(view.options), hint: ["doubt"] };
  expect(dice.prompt(view, PLAYERS, hinted).advice).toBe("A bot would choose: Doubt");
});

test("an event is told by its text, with seats by name", () => {
  expect(lines(dice, [entry(1, 0, "doubt", { event: "Doubted", seat: 0, of: 2 })])).toEqual(["You doubt Cleo."]);
  expect(lines(dice, [entry(1, 1, "doubt", { event: "Doubted", seat: 1, of: 0 })])).toEqual(["Ben doubts Ada."]);
});

test("without a text the move says it, and what nobody moved says its name", () => {
  const told = [
    entry(0, -1, "", { event: "RoundBegan", round: 1 }),
    entry(1, 1, "set c1", { event: "SetAside", seat: 1, card: "c1" }, { event: "Left" }),
    entry(2, 2, "", { event: "SetAside", seat: 2, card: null }),
  ];
  expect(lines(cards, told)).toEqual(["Round began · Round 1", "Ben: Set c1", "Cleo: Set aside"]);
});

test("a game with texts for its log is silent where it has none", () => {
  expect(lines(dice, [entry(1, 1, "", { event: "Answered", seat: 1 })])).toEqual([]);
  expect(lines(dice, [entry(1, 1, "", { event: "Answered", seat: 1 })], true)).toEqual(["Ben: Answered"]);
});

test("a text that lacks a variable does not stop the log", () => {
  expect(lines(dice, [entry(1, 0, "doubt", { event: "Broken", seat: 0 })])).toEqual(["Ada: Doubt"]);
});

test("a round is a chapter, and a move taken back is told", () => {
  const told = [
    entry(0, -1, "", { event: "Dealt" }),
    entry(1, -1, "", { event: "RoundBegan", round: 2 }),
    { ...entry(2, 0, "set c1"), undoes: 1 },
  ];
  const chapters = cards.log(viewOf(CARDS, {}), told, PLAYERS);
  expect(chapters.map(({ title, lines }) => [title, lines.length])).toEqual([
    ["The game begins", 1],
    ["Round 2", 2],
  ]);
});

test("the event with which rounds begin opens a chapter where it does not say which round it is", () => {
  const told = [entry(0, -1, "", { event: "Rolled" }), entry(1, 0, "doubt"), entry(2, -1, "", { event: "Rolled" })];
  expect(dice.log(viewOf(DICE, {}), told, PLAYERS).map(({ title }) => title)).toEqual(["Round 1", "Round 2"]);
});

test("a number that is counted is no piece, whatever pieces are called", () => {
  const view = viewOf(DICE, { dice: [5, 4, 0, 1], hand: [5, 6] });
  const [seats, hand] = dice.textView(view, PLAYERS);
  expect(seats?.lines[0]).toBe("Ada (you): to move; Dice left: 5");
  expect(hand?.lines).toEqual(["the five of luck and 6"]);
});

test("everything a view shows is there in words", () => {
  const view = viewOf(DICE, {
    round: 2,
    last: true,
    bidder: 1,
    bid: { count: 3, face: "six" },
    dice: [5, 4, 0, 1],
    shown: [[], ["five", "six"], [], []],
    hand: ["six", "five"],
    secret: "x",
    options: ["doubt"],
  });
  expect(dice.textView(view, PLAYERS)).toEqual([
    { title: "On the table", lines: ["Round 2", "Last", "Bidder: Ben"] },
    {
      title: "Players",
      lines: [
        "Ada (you): to move; Dice left: 5",
        "Ben: Dice left: 4; Shown: Five and Six",
        "Cleo: Dice left: 0",
        "Dan: Dice left: 1",
      ],
    },
    { title: "Bid", lines: ["Count: 3, Six"] },
    { title: "Hand", lines: ["Six and Five"] },
    { title: "What you can do", lines: ["Doubt"] },
  ]);
});

test("the end says why in the game's words, who won, and how the scores grew", () => {
  const outcome = { scores: [0, 2, 0, 0], winners: [1], rounds: 3, rule: "D-3.1" };
  const told = [{ ...entry(1, 0, "stop", { event: "Scored" }), changes: [{ points: [0, 1, 0, 0] } as never] }];
  const end = dice.ending(viewOf(DICE, { outcome }), [], PLAYERS);
  expect([end.reason, end.verdict]).toEqual(["Only one has dice left.", "Ben wins, with 2 points."]);
  const grew = cards.ending(viewOf(CARDS, { outcome, points: [0, 2, 0, 0], hands: [1, 0, 3, 2] }), told, PLAYERS);
  expect(grew.curve[1]).toEqual([0, 1, 2]);
  expect(grew.columns).toEqual([{ title: "Hands", cells: ["1", "0", "3", "2"] }]);
});

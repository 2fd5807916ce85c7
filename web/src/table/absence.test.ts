import { expect, test } from "vitest";
import { PLAYERS } from "../games/gaunerbande/fixtures";
import { holidays, promptForAbsent, waitsForDays } from "./absence";

const gone = PLAYERS.map((player, n) => ({ ...player, away: n === 1 || n === 2 }));

test("whoever is not connected is not said to think", () => {
  expect(promptForAbsent([1], gone, 20)).toMatchObject({
    waits: true,
    title: `${gone[1]?.name ?? ""} is offline.`,
    help: "If nobody comes back, a bot steps in after 20 seconds.",
  });
  expect(promptForAbsent([1, 2], gone, null)?.help).toBe("The game continues when they are back.");
});

test("over days whoever is on holiday is not said to think, but until when they are away", () => {
  const until = Date.UTC(2026, 10, 3, 12) / 1000;
  const players = PLAYERS.map((player, n) => ({ ...player, awayUntil: n === 1 ? until : null }));
  const words = `${PLAYERS[1]?.name ?? ""} is on holiday until 3 November.`;
  expect(promptForAbsent([1], players, null)).toMatchObject({ waits: true, title: words });
  expect(promptForAbsent([1, 2], players, null)).toBeNull();
  expect(holidays(players)).toEqual([words]);
  expect([[1], [1, 2], [2], []].map((actors) => waitsForDays(actors, players))).toEqual([true, false, false, false]);
});

test("over days nobody is said to think, and there is nothing to wait for at the table", () => {
  const players = PLAYERS.map((player, n) => ({
    ...player,
    mine: n === 0,
    bot: n === 3,
    away: n === 1,
    awayUntil: null,
  }));
  expect(promptForAbsent([2], players, null, true)).toMatchObject({
    title: `It is ${PLAYERS[2]?.name ?? ""}’s turn.`,
    help: "No need to wait: the lobby tells you when it’s your turn.",
  });
  expect(promptForAbsent([1, 2], players, null, true)?.title).toMatch(/^Waiting for /);
  expect(promptForAbsent([3], players, null, true)).toBeNull();
  expect(promptForAbsent([2], players, null)).toBeNull();
  expect([[1, 2], [2, 3], [3]].map((actors) => waitsForDays(actors, players, true))).toEqual([true, false, false]);
});

test("where one of those that are waited for is there, or a bot plays, the game says what it waits for", () => {
  expect(promptForAbsent([1, 3], gone, 20)).toBeNull();
  expect(
    promptForAbsent(
      [1],
      gone.map((player) => ({ ...player, warm: player.away })),
      20,
    ),
  ).toBeNull();
  expect(promptForAbsent([], gone, 20)).toBeNull();
});

import { expect, test } from "vitest";
import { PLAYERS } from "../games/gaunerbande/fixtures";
import { holidays, promptForAbsent, waitsForHoliday } from "./absence";

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
  expect([[1], [1, 2], [2], []].map((actors) => waitsForHoliday(actors, players))).toEqual([true, false, false, false]);
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

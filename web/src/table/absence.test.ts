import { expect, test } from "vitest";
import { PLAYERS } from "../games/gaunerbande/fixtures";
import { promptForAbsent } from "./absence";

const gone = PLAYERS.map((player, n) => ({ ...player, away: n === 1 || n === 2 }));

test("whoever is not connected is not said to think", () => {
  expect(promptForAbsent([1], gone, 20)).toMatchObject({
    waits: true,
    title: `${gone[1]?.name ?? ""} is offline.`,
    help: "If nobody comes back, a bot steps in after 20 seconds.",
  });
  expect(promptForAbsent([1, 2], gone, null)?.help).toBe("The game continues when they are back.");
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

// The chart of an end screen: every name is in it, and none lies on another.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { PLAYERS } from "../../board/fixtures";
import ScoreChart from "./ScoreChart.svelte";

afterEach(cleanup);

test("names at the end of lines keep apart, and within the picture", () => {
  const players = PLAYERS.map((player) => ({ ...player, name: `${player.name} of the Longest Name` }));
  const curve = players.map((_, seat) => [0, seat ? 1 : 22]);
  const { container } = render(ScoreChart, { players, curve });
  const names = [...container.querySelectorAll("text.name")];
  const letters = (text: string | null): string => (text ?? "").replaceAll(" ", ""); // a line may end at any of them
  expect(names.map(({ textContent }) => letters(textContent)).sort()).toEqual(
    players.map(({ name }) => letters(name)).sort(),
  );
  const tops = names.map((name) => Number(name.getAttribute("y")));
  expect(tops[0]).toBeLessThan(30);
  for (const [n, top] of tops.entries()) {
    expect(top).toBeGreaterThan(10);
    expect(top).toBeLessThanOrEqual(200);
    if (n) expect(top - (tops[n - 1] ?? 0)).toBeGreaterThanOrEqual(17);
  }
});

// What is told on the stage, and when it makes room for the tiles.
import { expect, test } from "vitest";
import { viewOf } from "./fixtures";
import { stageOf } from "./stage";
import type { Steal } from "./view";

test("a skull is on the stage until somebody chooses among this turn's tiles", () => {
  const lies = { steal: { ...viewOf().steal, skull: true } as Steal, active: 2 };
  expect(stageOf(viewOf({ ...lies, phase: "window", options: ["pass"] }))).toBe("skull");
  const asked = { phase: "rescuing", options: ["take green brooch"] } as const;
  expect(stageOf(viewOf({ ...lies, ...asked, options: [...asked.options] }))).toBe(null);
  expect(stageOf(viewOf({ ...lies, phase: "rescuing", actors: [2], options: [] }))).toBe("skull"); // others look on
  expect(stageOf(viewOf({ steal: null }))).toBe(null);
});

// Clocks that stop by themselves: before hands may move, and while somebody reads; never once the player has let them go.
import { expect, test, vi } from "vitest";
import { ClockStop } from "./clock-stop.svelte";

function clocks(): { stop: ClockStop; asked: boolean[]; at: (begins: number | null, reads?: boolean) => void } {
  const asked: boolean[] = [];
  const stop = new ClockStop((on) => asked.push(on));
  const at = (begins: number | null, reads = false): void =>
    stop.follow({ stopped: begins === null, set: vi.fn() }, begins, reads);
  return { stop, asked, at };
}
const SOON = (): number => performance.now() + 3000;
const PAST = (): number => performance.now() - 1;

test("every countdown waits until the player is ready, and runs then", () => {
  const { stop, asked, at } = clocks();
  at(SOON());
  expect(asked).toEqual([true]);
  at(null);
  stop.set(false);
  at(SOON());
  at(PAST());
  expect(asked).toEqual([true, false]);
  at(SOON());
  expect(asked).toEqual([true, false, true]);
});

test("whoever opens a menu stops the clocks, and only they let them go on", () => {
  const { stop, asked, at } = clocks();
  at(PAST());
  expect(asked).toEqual([]);
  at(PAST(), true);
  at(null, true);
  at(null);
  expect(asked).toEqual([true]);
  stop.set(false);
  at(SOON());
  expect(asked).toEqual([true, false]);
});

test("where nobody may stop them, they are left alone", () => {
  const asked: boolean[] = [];
  new ClockStop((on) => asked.push(on)).follow(null, SOON(), true);
  expect(asked).toEqual([]);
});

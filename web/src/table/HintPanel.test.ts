// A hint lies over the board: Back closes it, and nobody leaves the table by it; what it quotes is quoted once.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game, View } from "../board/game";
import { game } from "../games/langfinger";
import { PLAYERS, viewOf } from "../games/langfinger/fixtures";
import { follow, go, route } from "../router.svelte";
import { reasonMessage } from "./hint-reason";
import HintPanel from "./HintPanel.svelte";

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));
let stop: () => void;
beforeEach(async () => {
  stop = follow();
  go("/about");
  go("/rules/langfinger");
  await settled();
});
afterEach(async () => {
  cleanup();
  await settled();
  stop();
});

test("Back closes the hint, and the page stays", async () => {
  const acting = { advising: true, unadvised: null, hint: [], choices: [] };
  const onclose = vi.fn();
  const props = { game: game as Game, view: viewOf({}) as View, advice: "", players: PLAYERS, onclose };
  const { rerender } = render(HintPanel, { ...props, acting });
  await settled();
  history.back();
  await settled();
  expect(onclose).toHaveBeenCalledOnce();
  expect(route().path).toBe("/rules/langfinger");
  await rerender({ acting: { ...acting, advising: false } });
  await settled();
  history.back();
  await settled();
  expect(route().path).toBe("/about");
});

test("a move that is quoted has single quotation marks of its own", () => {
  const speaking = { ...(game as Game), about: () => "spiel „Rauch“, or “Smoke”" };
  const message = reasonMessage(speaking, { name: "search-better", facts: { worlds: 9, move: "play" } }, PLAYERS);
  expect(message?.vars["move"]).toBe("spiel ‚Rauch‘, or ‘Smoke’");
});

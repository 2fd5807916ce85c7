// Back closes what lies over a page; however it is closed, no entry stays behind.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cover, depth } from "./overlay-history";
import { follow, go, route } from "./router.svelte";

let stop: () => void;
let closed: string[];
const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));
/** A layer by this name, which is there at once; how to close it otherwise than by Back. */
async function layer(name: string): Promise<() => void> {
  const gone = cover(() => closed.push(name));
  await settled();
  return gone;
}
async function back(): Promise<void> {
  history.back();
  await settled();
}

beforeEach(async () => {
  closed = [];
  stop = follow();
  await settled();
  go("/about");
  go("/rules/swindler");
});
afterEach(async () => {
  await settled();
  stop();
});

test("back closes a layer and stays on the page, and only then leaves it", async () => {
  await layer("menu");
  const page = route();
  await back();
  expect(closed).toEqual(["menu"]);
  expect(route(), "the page is not even drawn anew").toBe(page);
  await back();
  expect(route().page).toBe("about");
});

test("what is closed by its cross leaves no entry", async () => {
  const close = await layer("menu");
  close();
  await settled();
  await back();
  expect(route().page).toBe("about");
  expect(closed).toEqual([]);
});

test("of two layers, back closes the upper one first", async () => {
  await layer("form");
  await layer("choice");
  await back();
  expect(closed).toEqual(["choice"]);
  await back();
  expect(closed).toEqual(["choice", "form"]);
  expect(route().page).toBe("rules");
});

test("a layer that opens another instead of itself has one entry with it", async () => {
  const close = await layer("menu");
  const before = depth();
  close();
  await layer("table");
  expect(depth()).toBe(before);
  await back();
  expect([closed, route().page]).toEqual([["table"], "rules"]);
});

test("who leaves by a link in a layer comes back to the page below it", async () => {
  const close = await layer("menu");
  close();
  go("/t/abc");
  await settled();
  expect(location.pathname).toBe("/t/abc");
  await back();
  expect(route().page).toBe("rules");
  await back();
  expect(route().page).toBe("about");
});

test("an address that is entered while a layer's entry is being left is the next one", async () => {
  const close = await layer("menu");
  close();
  await vi.waitFor(() => new Promise((done) => setTimeout(done, 0))); // the browser is on its way back
  go("/t/abc");
  await settled();
  expect([route().page, location.pathname]).toEqual(["table", "/t/abc"]);
  await back();
  expect(route().page).toBe("rules");
});

test("what a page says of itself in its address while a layer is open holds below it, too", async () => {
  const close = await layer("menu");
  history.replaceState(history.state, "", "/rules/swindler#SW-2");
  close();
  await settled();
  expect(location.hash).toBe("#SW-2");
  expect(depth()).toBeGreaterThan(0);
});

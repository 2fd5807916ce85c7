// The focus at the table is never lost.
import { afterEach, expect, test, vi } from "vitest";
import { isIdle, keepFocus } from "./focus";

function scene(): { root: HTMLElement; button: HTMLElement; home: HTMLElement } {
  document.body.innerHTML = '<div id="root"><button>give</button><p tabindex="-1">home</p></div><button>far</button>';
  const [root, button, home] = ["#root", "#root button", "p"].map((each) => document.querySelector<HTMLElement>(each));
  if (!root || !button || !home) throw new Error("no scene");
  return { root, button, home };
}

afterEach(() => (document.body.innerHTML = ""));

test("when the button that had it is gone, the focus goes home", async () => {
  const { root, button, home } = scene();
  keepFocus(() => home)(root);
  button.focus();
  button.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(home));
});

test("when it is switched off, too", async () => {
  const { root, button, home } = scene();
  keepFocus(() => home)(root);
  button.focus();
  button.setAttribute("disabled", "");
  await vi.waitFor(() => expect(document.activeElement).toBe(home));
});

test("when it is hidden at the end of a transition, too, though nothing changes then", async () => {
  const { root, button, home } = scene();
  keepFocus(() => home)(root);
  button.focus();
  button.style.visibility = "hidden"; // nobody watches styles
  button.blur(); // as a browser does for what is hidden
  await vi.waitFor(() => expect(document.activeElement).toBe(home));
});

test("where home cannot take it yet, the next change tries again", async () => {
  const { root, button, home } = scene();
  let ready: HTMLElement | null = null;
  keepFocus(() => ready)(root);
  button.focus();
  button.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  ready = home;
  root.append("something");
  await vi.waitFor(() => expect(document.activeElement).toBe(home));
});

test("who went elsewhere is left there", async () => {
  const { root, button, home } = scene();
  keepFocus(() => home)(root);
  button.focus();
  const far = document.querySelector<HTMLElement>("body > button");
  far?.focus();
  button.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(far);
});

test.each([
  ["the page's heading", '<h1 tabindex="-1"></h1>', true],
  ["a card", '<button tabindex="-1"></button>', false],
  ["what scrolls", '<ul tabindex="0"></ul>', false],
])("whether the focus is idle on %s", (_, markup, idle) => {
  document.body.innerHTML = markup;
  expect(isIdle()).toBe(true);
  document.body.querySelector<HTMLElement>("*")?.focus();
  expect(isIdle()).toBe(idle);
});

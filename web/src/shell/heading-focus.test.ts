// The focus goes to the new page's heading and stays with it, until somebody takes over.
import { afterEach, beforeEach, expect, test } from "vitest";
import { focusHeading } from "./heading-focus";

let main: HTMLElement;
let stop: () => void;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  main = document.createElement("main");
  main.tabIndex = -1;
  document.body.append(main);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test("the heading gets the focus", () => {
  main.innerHTML = "<h1>Rules</h1>";
  stop = focusHeading(main);
  expect(document.activeElement?.textContent).toBe("Rules");
});

test("a heading that comes later gets it then", async () => {
  stop = focusHeading(main);
  expect(document.activeElement).toBe(main);
  main.innerHTML = "<h1>Rules</h1>";
  await settled();
  expect(document.activeElement?.textContent).toBe("Rules");
});

test("whoever acts is left alone", async () => {
  stop = focusHeading(main);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  main.innerHTML = "<h1>Rules</h1>";
  await settled();
  expect(document.activeElement?.tagName).not.toBe("H1");
});

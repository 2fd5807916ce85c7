// The keys of the table: Enter on a picked piece is the main button, elsewhere it stays what it is.
import { afterEach, expect, test, vi } from "vitest";
import { listener } from "./keys";

const enter = vi.fn<() => unknown>();
const hint = vi.fn();
const listen = listener({ enter, h: hint });

function press(markup: string, key: string, repeat = false): KeyboardEvent {
  document.body.innerHTML = markup;
  const event = new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true });
  addEventListener("keydown", listen);
  (document.body.firstElementChild ?? document.body).dispatchEvent(event);
  removeEventListener("keydown", listen);
  return event;
}

afterEach(() => {
  enter.mockReset();
  hint.mockReset();
});

test.each([
  ["a picked card", '<button data-piece="g4" aria-pressed="true"></button>', true],
  ["a card that is not picked", '<button data-piece="g4" aria-pressed="false"></button>', false],
  ["a button that is on", '<button aria-pressed="true"></button>', false],
  ["a link", '<a href="/"></a>', false],
  ["nothing in particular", "", true],
])("Enter on %s", (_, markup, does) => {
  const event = press(markup, "Enter");
  expect(enter).toHaveBeenCalledTimes(does ? 1 : 0);
  expect(event.defaultPrevented).toBe(does);
});

test("where there is nothing to be done, the browser has the key", () => {
  enter.mockReturnValue(false);
  expect(press('<button data-piece="g4" aria-pressed="true"></button>', "Enter").defaultPrevented).toBe(false);
});

test.each([
  ["a picked card", '<button data-piece="g4" aria-pressed="true"></button>', true],
  ["a card that is not picked", '<button data-piece="g4" aria-pressed="false"></button>', true],
  ["a button", "<button></button>", false],
])("Enter that is held down on %s does nothing more", (_, markup, kept) => {
  expect(press(markup, "Enter", true).defaultPrevented).toBe(kept);
  expect(enter).not.toHaveBeenCalled();
});

test("whoever writes is left alone", () => {
  press("<input>", "h");
  expect(hint).not.toHaveBeenCalled();
  press("", "H");
  expect(hint).toHaveBeenCalledOnce();
});

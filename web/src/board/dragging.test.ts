// Dragging: the browser's own, of text that is marked, must not take the pointer away.
import { expect, test } from "vitest";
import { dragging } from "./dragging";

test("what can be dragged is neither marked nor dragged by the browser", () => {
  const stone = document.createElement("span");
  const detach = dragging(() => undefined)(stone);
  for (const type of ["dragstart", "selectstart"]) {
    const event = new Event(type, { cancelable: true });
    stone.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  detach?.();
});

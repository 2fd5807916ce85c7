// Dragging: the browser's own, of text that is marked, must not take the pointer away.
import { expect, test, vi } from "vitest";
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

test("what was let go over a place stays there until it is known what became of it, and does not snap back", async () => {
  vi.useFakeTimers();
  const [stone, place] = [document.createElement("span"), document.createElement("div")];
  place.dataset["drop"] = "villa";
  document.body.append(stone, place);
  document.elementsFromPoint = () => [stone, place];
  stone.setPointerCapture = () => undefined;
  stone.animate = () => ({}) as Animation;
  let settle = (): void => undefined;
  const went: string[] = [];
  const detach = dragging((where) => {
    went.push(where);
    return new Promise<void>((done) => (settle = done));
  })(stone);
  const moved = (type: string, x: number): boolean =>
    stone.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX: x, button: 0, bubbles: true }), { isPrimary: true }),
    );
  moved("pointerdown", 0);
  moved("pointermove", 40);
  moved("pointerup", 40);
  expect([went, stone.style.translate]).toEqual([["villa"], "40px 0px"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stone.style.translate).toBe("40px 0px");
  settle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stone.style.translate).toBe("");
  detach?.();
  vi.useRealTimers();
});

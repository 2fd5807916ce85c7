// Motion: pieces come from where they were, unless somebody wants no motion; finishing ends everything at once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { duration, finishAll, fly, leave, reducedMotion } from "./motion";

interface Started {
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
}
let started: Started[];

/** A piece at a place, whose animations last until they are finished: this DOM has none of its own. */
function piece(left: number, top: number): HTMLElement {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => new DOMRect(left, top, 100, 144);
  element.animate = (frames, options) => {
    started.push({ frames: frames as Keyframe[], options: options as KeyframeAnimationOptions });
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    return { finished, finish } as unknown as Animation;
  };
  document.body.append(element);
  return element;
}

function wantsReduced(reduced: boolean): void {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: reduced } as MediaQueryList);
}

beforeEach(() => {
  started = [];
  const root = document.documentElement.style;
  root.setProperty("--d-move", "280ms");
  root.setProperty("--d-story", ".52s");
  wantsReduced(false);
});
afterEach(() => {
  document.body.replaceChildren();
});

test("the times are those of the tokens", () => {
  expect(duration("move")).toBe(280);
  expect(duration("story")).toBe(520);
});

test("a piece flies in from where it was, and is done when told so", async () => {
  const flight = fly(piece(200, 300), new DOMRect(0, 0, 50, 72), { delay: 40 });
  expect(started[0]?.frames[0]?.["transform"]).toBe("translate(-225px, -336px)  scale(0.5)");
  expect(started[0]?.options).toMatchObject({ duration: 280, delay: 40, fill: "backwards" });
  expect(await Promise.race([flight, Promise.resolve("under way")])).toBe("under way");
  finishAll();
  await flight;
});

test("a piece that lies turned leaves as it lay", () => {
  const card = piece(0, 0);
  card.style.transform = "rotate(5deg)";
  void leave(card, new DOMRect(500, 0, 200, 144));
  expect(started[0]?.frames[1]?.["transform"]).toBe("translate(550px, 0px) rotate(5deg) scale(0.5)");
});

test("a piece that leaves fades at its goal", async () => {
  const flight = leave(piece(0, 0), new DOMRect(500, 0, 200, 144));
  expect(started[0]?.frames[1]).toMatchObject({ transform: "translate(550px, 0px) scale(0.5)" });
  expect(started[1]?.frames.map(({ opacity }) => opacity)).toEqual([1, 1, 0.2]); // not before it is half way
  finishAll();
  await flight;
});

test("with reduced motion nothing moves, the new place is outlined", async () => {
  wantsReduced(true);
  expect(reducedMotion()).toBe(true);
  const flight = fly(piece(200, 300), new DOMRect(0, 0, 50, 72));
  expect(started).toHaveLength(1);
  expect(started[0]?.frames[0]).not.toHaveProperty("transform");
  expect(started[0]?.options.duration).toBe(250);
  finishAll();
  await flight;
  await leave(piece(0, 0), new DOMRect(500, 0, 200, 144));
  expect(started).toHaveLength(1);
});

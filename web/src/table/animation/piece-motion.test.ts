// Where pieces fly from and to, as far as it does not depend on a layout.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PieceMotion } from "./piece-motion";

/** What flew: the name of a piece, or none for the copy of one that has gone. */
let flown: string[] = [];

beforeEach(() => {
  flown = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute("data-box") ?? "7 7 40 60")
      .split(" ")
      .map(Number);
    return new DOMRect(left, top, width, height);
  });
  Element.prototype.animate = function (this: HTMLElement, frames) {
    const moves = (frames as Keyframe[]).some((frame) => "transform" in frame); // else it only fades
    if (moves) flown.push(this.dataset["piece"] ?? "");
    return { finished: new Promise(() => undefined), finish: () => undefined } as unknown as Animation;
  };
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What flies when one table becomes the other. */
function flies(before: string, after: string, to?: string): string[] {
  const root = document.createElement("div");
  document.body.append(root);
  const motion = new PieceMotion(root);
  root.innerHTML = before;
  motion.note();
  root.innerHTML = after;
  motion.fly(to);
  return flown;
}

const PLATE = '<div data-place="seat-1" data-box="300 0 80 50"></div>';
const HIDDEN = '<i data-piece="b3" data-box="0 0 0 0"></i>';

test("a piece that lies elsewhere than before flies there", () => {
  const [there, here] = [
    '<i data-piece="b3" data-box="0 0 40 60"></i>',
    '<i data-piece="b3" data-box="200 0 40 60"></i>',
  ];
  expect(flies(there, here)).toEqual(["b3"]);
});

test("a piece that is not shown where it lies now is seen on its way there", () => {
  expect(flies(`${PLATE}<i data-piece="b3" data-box="0 200 40 60"></i>`, PLATE + HIDDEN, "seat-1")).toEqual([""]);
});

test("a piece that was not shown comes from the place it names", () => {
  const laid = '<i data-piece="b3" data-from="seat-1" data-box="0 200 40 60"></i>';
  expect(flies(PLATE + HIDDEN, PLATE + laid)).toEqual(["b3"]);
});

test("a piece that stays hidden does not move", () => {
  expect(flies(PLATE + HIDDEN, PLATE + HIDDEN, "seat-1")).toEqual([]);
});

test("a piece that is hidden where it lies has gone nowhere", () => {
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = `${PLATE}<i data-piece="b3" data-box="0 200 40 60"></i>`;
  const motion = new PieceMotion(root);
  motion.note();
  root.querySelector("i")?.setAttribute("data-box", "0 0 0 0");
  motion.fly("seat-1");
  expect(flown).toEqual([]);
});

test("a card that lay turned is still so when it leaves", () => {
  flies(`${PLATE}<b style="rotate: 5deg"><i data-piece="b3"></i></b>`, PLATE, "seat-1");
  expect(document.body.querySelector<HTMLElement>("body > i")?.style.transform).toBe("rotate(5deg)");
});

test("a piece says that it flies until it has landed", async () => {
  let land: (animation: Animation) => void = () => undefined;
  Element.prototype.animate = () =>
    ({ finished: new Promise((resolve) => (land = resolve)), finish: () => undefined }) as unknown as Animation;
  flies('<i data-piece="b3" data-box="0 0 40 60"></i>', '<i data-piece="b3" data-box="200 0 40 60"></i>');
  const piece = document.querySelector<HTMLElement>("i");
  expect(piece?.dataset["flies"]).toBe("");
  land({} as Animation);
  await vi.waitFor(() => expect(piece?.dataset["flies"]).toBeUndefined());
});

test("what leaves stays in the layer of its board, which has its sizes", () => {
  const layer = (content: string): string => `${PLATE}<div data-layer>${content}</div>`;
  flies(layer('<i data-piece="b3"></i>'), layer(""), "seat-1");
  expect(document.querySelectorAll("[data-layer] > i")).toHaveLength(1);
});

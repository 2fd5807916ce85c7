// What a step points at is found by its names, opened where it is folded away, and scrolled into sight.
import { beforeEach, expect, test, vi } from "vitest";
import { bringIntoSight, disclose, ringed } from "./targets";

const rect = (left: number, top: number, width: number, height: number): DOMRect =>
  new DOMRect(left, top, width, height);
function put(html: string, boxes: Readonly<Record<string, DOMRect>>): void {
  document.body.innerHTML = html;
  for (const [selector, box] of Object.entries(boxes))
    for (const element of document.querySelectorAll(selector)) element.getBoundingClientRect = () => box;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

test("a name stands for a piece, a zone or a place, and with a star for all that begin like it", () => {
  put('<i data-piece="order-A6"></i><i data-piece="order-B1"></i><i data-zone="seat-1"></i>', {
    '[data-piece="order-A6"]': rect(0, 0, 50, 50),
    '[data-piece="order-B1"]': rect(200, 0, 50, 50),
    '[data-zone="seat-1"]': rect(0, 300, 90, 40),
  });
  expect(ringed(document, ["order-A6"])).toHaveLength(1);
  expect(ringed(document, ["order-*"])).toHaveLength(2);
  expect(ringed(document, ["seat-1"])).toEqual([{ left: 0, top: 300, right: 90, bottom: 340 }]);
  expect(ringed(document, ["order-C1", "hand"])).toEqual([]);
});

test("of a piece that is partly scrolled away only the rest is ringed", () => {
  put('<div style="overflow-y: auto"><i data-piece="villa"></i></div>', {
    div: rect(0, 100, 300, 200),
    i: rect(10, 250, 100, 100),
  });
  expect(ringed(document, ["villa"])).toEqual([{ left: 10, top: 250, right: 110, bottom: 300 }]);
});

test("what is folded away is opened by the button of its zone, and what is open stays so", () => {
  put(
    `<section data-zone="villa"><button aria-expanded="false"></button><i data-piece="pillar"></i></section>
     <section data-zone="city"><button aria-expanded="false"></button><i data-piece="tool"></i></section>`,
    { '[data-piece="pillar"]': rect(0, 0, 0, 0), '[data-piece="tool"]': rect(0, 0, 40, 40) },
  );
  const pressed: string[] = [];
  for (const button of document.querySelectorAll("button"))
    button.onclick = () => pressed.push(button.parentElement?.dataset["zone"] ?? "");
  disclose(document, [["pillar"], ["tool"]]);
  expect(pressed).toEqual(["villa"]);
});

test("the first thing of the last ring is scrolled to last: it is what to do", () => {
  put('<i data-piece="one"></i><i data-piece="two"></i><i data-piece="three"></i>', { i: rect(0, 0, 40, 40) });
  bringIntoSight(document, [["one"], ["two", "three"]]);
  const scrolled = vi.mocked(Element.prototype.scrollIntoView).mock.instances as unknown as HTMLElement[];
  expect(scrolled.map((element) => element.dataset["piece"])).toEqual(["one", "three", "two"]);
});

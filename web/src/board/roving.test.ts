// Pieces as one stop of the tab key: which one it is, and where arrow keys go from there.
import { fireEvent } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { roving } from "./roving";

/** Pieces that lie together, those named in `off` dark. */
function row(off: readonly string[] = []): { node: HTMLElement; stop: () => string | undefined } {
  const node = document.createElement("div");
  for (const name of ["red", "blue", "green"]) {
    const piece = document.createElement("button");
    piece.dataset["piece"] = name;
    if (off.includes(name)) piece.setAttribute("aria-disabled", "true");
    node.append(piece);
  }
  document.body.append(node);
  leave = roving(node);
  return { node, stop: () => node.querySelector<HTMLElement>('[tabindex="0"]')?.dataset["piece"] };
}
const piece = (node: HTMLElement, name: string): HTMLElement => {
  const found = node.querySelector<HTMLElement>(`[data-piece="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

let leave: ReturnType<typeof roving>;
afterEach(() => {
  leave?.();
  document.body.replaceChildren();
});

test("the tab key comes to the first piece that can be had, arrow keys go round", async () => {
  const { node, stop } = row(["red"]);
  expect(stop()).toBe("blue");
  piece(node, "blue").focus();
  await fireEvent.keyDown(piece(node, "blue"), { key: "ArrowLeft" });
  await fireEvent.keyDown(piece(node, "red"), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(piece(node, "green"));
  expect(stop()).toBe("green");
});

test("once a piece can be had again the tab key comes to it, unless somebody is on another", async () => {
  const { node, stop } = row(["red", "blue", "green"]);
  expect(stop()).toBe("red");
  piece(node, "green").removeAttribute("aria-disabled");
  await settled();
  expect(stop()).toBe("green");
  piece(node, "blue").focus();
  piece(node, "red").removeAttribute("aria-disabled");
  await settled();
  expect(stop()).toBe("blue");
});

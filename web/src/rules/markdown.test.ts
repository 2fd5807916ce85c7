// Rulebook texts become trees of known nodes, whatever they contain.
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { blocks, inline, stretches } from "./markdown";
import { DRAWING } from "./drawing";
import Text from "./Text.svelte";

test("marks nest, and what only looks like one stays as it is", () => {
  expect(inline("**Take `gang *all*`** or 3 * 4 * 5, see GB-3.2.")).toEqual([
    {
      kind: "strong",
      parts: [
        { kind: "text", text: "Take " },
        { kind: "code", text: "gang *all*" },
      ],
    },
    { kind: "text", text: " or 3 * 4 * 5, see " },
    { kind: "clause", text: "GB-3.2" },
    { kind: "text", text: "." },
  ]);
});

test("clauses of any game are found, also those with a letter", () => {
  const found = inline("See LD-3a, LIAR-2.10 and C4-1, but not A4 or 3-1.").filter(({ kind }) => kind === "clause");
  expect(found).toEqual(["LD-3a", "LIAR-2.10", "C4-1"].map((text) => ({ kind: "clause", text })));
});

test("an italic remark may run over several lines", () => {
  expect(blocks("Black waits.\n\n*(Our ruling: it is\nnot said.)*")).toEqual([
    { kind: "paragraph", parts: [{ kind: "text", text: "Black waits." }] },
    { kind: "paragraph", parts: [{ kind: "em", parts: [{ kind: "text", text: "(Our ruling: it is not said.)" }] }] },
  ]);
});

test("lists keep their wrapped lines, with or without an empty line before them", () => {
  const words = (text: string) => [{ kind: "text", text }];
  expect(blocks("Choose:\n- one\n  more\n- two")).toEqual([
    { kind: "paragraph", parts: words("Choose:") },
    { kind: "list", ordered: false, items: [words("one more"), words("two")] },
  ]);
  expect(blocks("1. a\n2. b")).toMatchObject([{ kind: "list", ordered: true }]);
});

test("tables and quotes are read", () => {
  expect(blocks("| a | b |\n|---|---|\n| 1 | 2 |")).toMatchObject([
    { kind: "table", rows: [[[{ text: "1" }], [{ text: "2" }]]] },
  ]);
  expect(blocks("> `no` Not\n> now.")).toMatchObject([
    { kind: "quote", parts: [{ kind: "code" }, { text: " Not now." }] },
  ]);
});

test("a search finds every place, in any case", () => {
  expect(stretches("Schwarz und schwarz", "SCHW")).toEqual([
    { text: "Schw", found: true },
    { text: "arz und ", found: false },
    { text: "schw", found: true },
    { text: "arz", found: false },
  ]);
  expect(stretches("nothing", "  ")).toEqual([{ text: "nothing", found: false }]);
});

test("a piece is drawn where its notation stands, if there is a picture of it", () => {
  const pictures = { "red-7": "/games/toy/art/red-7.svg" };
  const text = "Play `red 7` or `red 8`.";
  const drawing = { pictures, piece: null, finder: null };
  const { container } = render(Text, {
    props: { text, wanted: "", clauses: new Set<string>() },
    context: new Map([[DRAWING, () => drawing]]),
  });
  expect([...container.querySelectorAll("img")].map((image) => image.getAttribute("src"))).toEqual([pictures["red-7"]]);
  expect(container.textContent.trim()).toBe("Play red 7 or red 8.");
});

test("markup in a text is shown, never obeyed; the text keeps its spaces", () => {
  const text = "Play **one** card <img src=x onerror=alert(1)> of `g4`, *or none* (GB-1.1).";
  const { container } = render(Text, { text, wanted: "card", clauses: new Set(["GB-1.1"]) });
  expect(container.textContent.trim()).toBe("Play one card <img src=x onerror=alert(1)> of g4, or none (GB-1.1).");
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector("mark")?.textContent).toBe("card");
  expect(container.querySelector("a")?.getAttribute("href")).toBe("#GB-1.1");
});

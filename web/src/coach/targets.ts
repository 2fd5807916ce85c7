// What a step of a lesson points at: pieces and zones of the board, by the names it gives them in its attributes.
import { boxOf, clusters, within, type Box } from "./note-place";

const NAMED = ["data-piece", "data-zone", "data-place"] as const;
const TOGETHER = 18; // px: what lies closer has one ring
const SLIGHT = 4; // px: what is covered by less than this is not cut

const quoted = (name: string): string => `"${CSS.escape(name)}"`;

/** The elements of a name; one that ends with a star stands for all that begin like it. */
function elements(root: ParentNode, name: string): HTMLElement[] {
  const selector = name.endsWith("*")
    ? NAMED.map((attribute) => `[${attribute}^=${quoted(name.slice(0, -1))}]`)
    : NAMED.map((attribute) => `[${attribute}=${quoted(name)}]`);
  return [...root.querySelectorAll<HTMLElement>(selector.join(","))];
}

/** What can be seen of a piece in a fan, where the next ones lie on it. */
function uncovered(piece: HTMLElement, box: Box): Box {
  const fan = piece.closest("ul, ol");
  if (!fan || !piece.hasAttribute("data-piece")) return box;
  const seen = boxOf(box);
  for (const other of fan.querySelectorAll<HTMLElement>("[data-piece]")) {
    if (!(piece.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    const over = other.getBoundingClientRect();
    const sameRow = Math.abs(over.top - box.top) < (box.bottom - box.top) / 2;
    if (sameRow && over.left > box.left + SLIGHT && over.left < seen.right) seen.right = over.left;
    const across = over.left < seen.right - SLIGHT && over.right > seen.left + SLIGHT;
    if (!sameRow && across && over.top > box.top + SLIGHT && over.top < seen.bottom) seen.bottom = over.top;
  }
  return seen;
}

/** Whether there is anything of an element to be seen. */
const isThere = (element: HTMLElement): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
};

/** What can be seen of a box where something around its element scrolls. */
function unscrolled(element: HTMLElement, box: Box): Box | null {
  let seen: Box | null = box;
  for (let around = element.parentElement; around && seen; around = around.parentElement)
    if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowY))
      seen = within(seen, around.getBoundingClientRect());
  return seen;
}

/** Where the things of one ring lie; none if they are not on the board. */
export function ringed(root: ParentNode, names: readonly string[]): Box[] {
  const found = names.flatMap((name) => elements(root, name).filter(isThere));
  return clusters(
    found
      .map((element) => unscrolled(element, uncovered(element, element.getBoundingClientRect())))
      .filter((box) => box !== null),
    TOGETHER,
  );
}

/** Open what is ringed but folded away, as its zone lets people do. */
export function disclose(root: ParentNode, rings: readonly (readonly string[])[]): void {
  for (const element of rings.flat().flatMap((name) => elements(root, name)))
    if (!isThere(element))
      element.closest("[data-zone]")?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
}

/** Scroll what is ringed into sight; if not all of it fits, then the first of the last ring, which is what to do. */
export function bringIntoSight(root: ParentNode, rings: readonly (readonly string[])[]): void {
  for (const ring of rings)
    for (const name of [...ring].reverse())
      for (const element of elements(root, name).filter(isThere).reverse())
        element.scrollIntoView({ block: "nearest" });
}

// Pieces on their way: each [data-piece] flies from where it was to where it is now, by whatever caused the change.
// New ones come from the [data-place] that their data-from names; those that are gone go to a place. Where a piece has
// another name at its new place, both say by the same data-like that they are one. What only shows a piece that lies
// elsewhere ([data-shows]) is where it will fly from.
import { APART, finishAll, fly, leave, reducedMotion, type Flight, type FlightTime } from "../../motion";

interface Seen {
  node: HTMLElement;
  box: DOMRect;
  /** Its own size, which the box has not where the piece is turned. */
  width: number;
  height: number;
  /** How its place is turned. */
  turn: string;
}

const NEAR = 2; // px; less is no journey
const HELD = 40; // px; the width of a piece in somebody's hands

function seen(node: HTMLElement): Seen {
  const turn = node.parentElement ? getComputedStyle(node.parentElement).rotate : "none";
  return { node, box: node.getBoundingClientRect(), width: node.offsetWidth, height: node.offsetHeight, turn };
}

function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** A small box in the middle of a place. */
function within(place: DOMRect): DOMRect {
  const { x, y } = middle(place);
  return new DOMRect(x - HELD / 2, y - HELD * 0.72, HELD, HELD * 1.44);
}

export class PieceMotion {
  #root: HTMLElement;
  #before = new Map<string, Seen>();
  /** Where pieces are shown that lie elsewhere. */
  #shown = new Map<string, DOMRect>();
  #ghosts = new Set<HTMLElement>();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Remember where everything is, before it changes. */
  note(): void {
    this.finish();
    this.#before = this.#pieces();
    const shown = this.#root.querySelectorAll<HTMLElement>("[data-shows]");
    this.#shown = new Map([...shown].map((node) => [node.dataset["shows"] ?? "", node.getBoundingClientRect()]));
  }

  /** Let everything fly to where it is now; what is gone flies to a place. */
  fly(to: string | undefined, flightTime: FlightTime = "move"): void {
    const now = this.#pieces();
    const isHidden = (name: string, { node }: Seen): boolean => node.isConnected && node.dataset["piece"] === name;
    const gone = new Map([...this.#before].filter(([name, piece]) => !now.has(name) && !isHidden(name, piece)));
    let started = 0;
    for (const [name, piece] of now) {
      const same = this.#before.get(name)?.box;
      const from =
        this.#shown.get(name) ?? same ?? this.#renamed(piece, gone) ?? this.#place(piece.node.dataset["from"]);
      if (!from || !this.#far(from, piece.box)) continue;
      const closesUp = from === same && this.#isNear(from, piece.box); // all at once, while others come one by one
      this.#move(piece.node, from, { flightTime, delay: closesUp ? 0 : started++ * APART });
    }
    const goal = this.#place(to);
    if (goal && !reducedMotion()) for (const piece of gone.values()) this.#leave(piece, goal);
    this.#before = new Map();
    this.#shown = new Map();
  }

  /** End all motion at once. */
  finish(): void {
    finishAll();
    for (const ghost of this.#ghosts) ghost.remove();
    this.#ghosts.clear();
  }

  /** All that are shown: one for which there is no room here is gone, to the place where it would lie. */
  #pieces(): Map<string, Seen> {
    const nodes = [...this.#root.querySelectorAll<HTMLElement>("[data-piece]")];
    return new Map(
      nodes.map((node) => [node.dataset["piece"] ?? "", seen(node)] as const).filter(([, { box }]) => box.width),
    );
  }

  /** Where a piece was under another name: that one has not gone anywhere else. */
  #renamed({ node }: Seen, gone: Map<string, Seen>): DOMRect | undefined {
    const like = node.dataset["like"];
    if (!like) return undefined;
    for (const [name, piece] of gone) {
      if (piece.node.dataset["like"] !== like) continue;
      gone.delete(name);
      return piece.box;
    }
    return undefined;
  }

  #place(name: string | undefined): DOMRect | null {
    const node = name ? this.#root.querySelector(`[data-place="${CSS.escape(name)}"]`) : null;
    return node ? within(node.getBoundingClientRect()) : null;
  }

  #far(from: DOMRect, to: DOMRect): boolean {
    const [a, b] = [middle(from), middle(to)];
    return Math.hypot(a.x - b.x, a.y - b.y) > NEAR;
  }

  /** Whether a piece only makes room, or takes it. */
  #isNear(from: DOMRect, to: DOMRect): boolean {
    return Math.abs(from.left - to.left) < 4 * to.width && Math.abs(from.top - to.top) < to.height;
  }

  #move(node: HTMLElement, from: DOMRect, flight: Flight): void {
    node.style.zIndex = "6";
    node.dataset["flies"] = ""; // what would cut it off lets it pass
    void fly(node, from, flight).finally(() => {
      node.style.removeProperty("z-index");
      delete node.dataset["flies"];
    });
  }

  /** A copy of a piece that is gone flies where it went, in the layer of its board, or over everything. */
  #leave({ node, box, width, height, turn }: Seen, to: DOMRect): void {
    const ghost = node.cloneNode(true) as HTMLElement;
    const { x, y } = middle(box);
    for (const name of ["data-piece", "tabindex"]) ghost.removeAttribute(name);
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    ghost.style.setProperty("--cw", `${String(width)}px`);
    ghost.style.width = `${String(width)}px`;
    ghost.style.height = `${String(height)}px`;
    ghost.style.position = "fixed";
    ghost.style.left = `${String(x - width / 2)}px`;
    ghost.style.top = `${String(y - height / 2)}px`;
    ghost.style.zIndex = "7";
    if (turn && turn !== "none") ghost.style.transform = `rotate(${turn})`; // as it lay
    (this.#root.querySelector("[data-layer]") ?? document.body).append(ghost);
    // In a layer it has the sizes of what it was a copy of; but that may lie in a container, to which things are fixed.
    const put = middle(ghost.getBoundingClientRect());
    ghost.style.left = `${String(2 * x - width / 2 - put.x)}px`;
    ghost.style.top = `${String(2 * y - height / 2 - put.y)}px`;
    this.#ghosts.add(ghost);
    void leave(ghost, to).finally(() => {
      ghost.remove();
      this.#ghosts.delete(ghost);
    });
  }
}

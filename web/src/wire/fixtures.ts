// What the server says about somebody, for tests: a guest who looks on, and whoever sits on a chair.
import type { Chair, Shelf, You } from "./types";

export const guest: You = {
  seat: null,
  host: false,
  ends: false,
  kept: null,
  starts: false,
  removed: false,
  muted: false,
  who: null,
  guests: [],
  frees: [],
  replaces: [],
};

export const chair = (kind: Chair["kind"], changes: Partial<Chair> = {}): Chair => ({
  kind,
  name: "",
  bot: null,
  character: null,
  present: true,
  warm: false,
  program: false,
  kept_for: null,
  ready: false,
  who: null,
  seed_hash: null,
  seed_state: null,
  ...changes,
});

/** The characters of the shelf, under names of their own, so that nothing here depends on what they are called. */
export const cast: Pick<Shelf, "characters" | "usual_bot"> = {
  characters: ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"].map((name, n) => ({
    bot: String(n + 1),
    name,
    ratings: { gaunerbande: 600 + 100 * n },
  })),
  usual_bot: "3",
};

// What the server says about somebody, for tests: a guest who looks on, and whoever sits on a chair.
import type { Chair, You } from "./types";

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

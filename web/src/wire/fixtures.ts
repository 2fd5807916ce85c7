// What the server says about somebody, for tests: a guest who looks on.
import type { You } from "./types";

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

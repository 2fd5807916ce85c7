// Swindler in the browser.
import { say } from "../../texts/texts.svelte";
import type { Game, View } from "../game";
import { beats } from "./beats";
import Board from "./Board.svelte";
import { ending } from "./ending";
import Ledger from "./Ledger.svelte";
import { rounds } from "./ledger";
import { tiles } from "./Marks.svelte";
import { tilesIn, tilesWords } from "./names";
import { about, circumstance, prompt } from "./prompt";
import { tale } from "./tale";
import type { SwindlerView } from "./view";
import { where, zones } from "./zones";

const swindler: Game<SwindlerView> = {
  name: "swindler",
  Board,
  Sheet: Ledger,
  sheetTitle: () => say("sw-sheet"),
  showsSheet: false,
  marks: { tiles },
  word: (kind, value) => (kind === "tiles" ? tilesWords(tilesIn(value)) : String(value)),
  about,
  welcome: ({ end_at, thief_at }) =>
    ["goal", "steal", "orders", "sell", "cards"].map((part) =>
      say(`sw-welcome-${part}`, { end: end_at, thief: thief_at }),
    ), // texts: sw-welcome-*
  circumstance,
  where,
  prompt,
  log: tale,
  zones,
  beats,
  scored: (told) => rounds(told).length,
  ending,
};

/** For the table, which passes its views on without looking into them. */
export const game = swindler as unknown as Game<View>;

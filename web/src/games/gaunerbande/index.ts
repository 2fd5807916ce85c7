// Gaunerbande in the browser.
import { say } from "../../texts/texts.svelte";
import type { Game, View } from "../game";
import Board from "./Board.svelte";
import { beats } from "./beats";
import { brief } from "./cards";
import { ending } from "./ending";
import Ledger from "./Ledger.svelte";
import { rounds } from "./ledger";
import { card } from "./Marks.svelte";
import { about, prompt, wanted } from "./prompt";
import { tale } from "./tale";
import type { GaunerbandeView } from "./view";
import { where, zones } from "./zones";

const gaunerbande: Game<GaunerbandeView> = {
  name: "gaunerbande",
  Board,
  Sheet: Ledger,
  sheetTitle: () => say("gb-sheet"),
  showsSheet: true,
  marks: { card },
  word: (kind, value) => (kind === "card" ? brief(String(value)) : String(value)),
  about,
  welcome: () => ["goal", "pass", "follow", "cost", "gang"].map((part) => say(`gb-welcome-${part}`)), // texts: gb-welcome-*
  circumstance: wanted,
  where,
  prompt,
  log: tale,
  zones,
  beats,
  scored: (told) => rounds(told).length,
  ending,
};

/** For the table, which passes its views on without looking into them. */
export const game = gaunerbande as unknown as Game<View>;

// Swindler in the browser.
import { say } from "../../texts/texts.svelte";
import type { Game } from "../../board/game";
import { shown } from "./animation";
import Board from "./board/Board.svelte";
import SeatDetails from "./board/SeatDetails.svelte";
import { ending } from "./ending";
import { isWindow } from "./commands";
import ScoreSheet from "./ScoreSheet.svelte";
import { scoredRounds } from "./score-history";
import { tiles } from "./Marks.svelte";
import { countedWords, tilesIn, tilesWords } from "./names";
import { about, circumstance, prompt } from "./prompt";
import { logLines } from "./log-lines";
import type { ToldEvent, SwindlerView } from "./view";
import { where, textView } from "./text-view";

export const game: Game<SwindlerView, ToldEvent> = {
  name: "swindler",
  Board,
  hasRail: true,
  Sheet: ScoreSheet,
  sheetTitle: () => say("swindler-sheet"),
  Seat: SeatDetails,
  showsSheet: false,
  marks: { tiles },
  word: (kind, value) => (kind === "tiles" ? tilesWords(tilesIn(value)) : String(value)),
  about,
  counted: countedWords,
  welcome: ({ end_at, thief_at }) =>
    ["goal", "steal", "orders", "sell", "cards"].map((part) =>
      say(`swindler-welcome-${part}`, { end: end_at, thief: thief_at }),
    ), // texts: swindler-welcome-*
  circumstance,
  where,
  prompt,
  log: logLines,
  textView,
  shown,
  isWindow,
  scored: (told) => scoredRounds(told).length,
  ending,
};

// Gaunerbande in the browser.
import { say } from "../../texts/texts.svelte";
import type { Game } from "../../board/game";
import Board from "./board/Board.svelte";
import SeatDetails from "./board/SeatDetails.svelte";
import { shown } from "./animation";
import { brief } from "./names";
import { ending } from "./ending";
import ScoreSheet from "./ScoreSheet.svelte";
import { scoredRounds } from "./score-history";
import { card } from "./Marks.svelte";
import { about, prompt, circumstance } from "./prompt";
import { logLines } from "./log-lines";
import type { ToldEvent, GaunerbandeView } from "./view";
import { where, textView } from "./text-view";

export const game: Game<GaunerbandeView, ToldEvent> = {
  name: "gaunerbande",
  Board,
  Sheet: ScoreSheet,
  sheetTitle: () => say("gaunerbande-sheet"),
  Seat: SeatDetails,
  showsSheet: true,
  marks: { card },
  word: (kind, value) => (kind === "card" ? brief(String(value)) : String(value)),
  about,
  welcome: () => ["goal", "pass", "follow", "cost", "gang"].map((part) => say(`gaunerbande-welcome-${part}`)), // texts: gaunerbande-welcome-*
  circumstance,
  where,
  prompt,
  log: logLines,
  textView,
  shown,
  scored: (told) => scoredRounds(told).length,
  ending,
};

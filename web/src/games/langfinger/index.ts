// Langfinger in the browser.
import { say } from "../../texts/texts.svelte";
import type { Game } from "../../board/game";
import Board from "./board/Board.svelte";
import SeatDetails from "./board/SeatDetails.svelte";
import { shown } from "./animation";
import { ending } from "./ending";
import ScoreSheet from "./ScoreSheet.svelte";
import { scoredRounds } from "./score-history";
import { frontIn, lock, loot, place, tools, toolsIn } from "./Marks.svelte";
import { frontWords, lockName, placeName, toolsWords } from "./names";
import { about, circumstance, prompt } from "./prompt";
import { logLines } from "./log-lines";
import type { ToldEvent, LangfingerView, Lock, Place } from "./view";
import { where, textView } from "./text-view";

/** A marked variable in plain words. */
function word(kind: string, value: string | number): string {
  switch (kind) {
    case "tools":
      return toolsWords(toolsIn(value));
    case "lock":
      return lockName(value as Lock);
    case "loot":
      return frontWords(frontIn(value));
    case "place":
      return placeName(value as Place);
    default:
      return String(value);
  }
}

export const game: Game<LangfingerView, ToldEvent> = {
  name: "langfinger",
  Board,
  Sheet: ScoreSheet,
  sheetTitle: () => say("langfinger-sheet"),
  Seat: SeatDetails,
  showsSheet: false,
  colours: ({ rogues }) => rogues.map((rogue) => (rogue ? `var(--t-${rogue.tool})` : "var(--line-strong)")),
  marks: { tools, lock, loot, place },
  word,
  about,
  welcome: ({ target, free_spaces }) =>
    ["goal", "stones", "order", "rob", "sell"].map((part) =>
      say(`langfinger-welcome-${part}`, { target, free: free_spaces ? "yes" : "no" }),
    ), // texts: langfinger-welcome-*
  circumstance,
  where,
  prompt,
  log: logLines,
  textView,
  shown,
  scored: (told) => scoredRounds(told).length,
  ending,
};

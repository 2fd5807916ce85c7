// Midnight Exchange in the browser.
import { say } from "../../texts/texts.svelte";
import type { Game, BoardKeys } from "../../board/game";
import { flightTime, shown } from "./animation";
import Board from "./board/Board.svelte";
import SeatDetails from "./board/SeatDetails.svelte";
import { ending } from "./ending";
import ScoreSheet from "./ScoreSheet.svelte";
import { roundsEnded } from "./score-history";
import { art, find, finds, findsIn } from "./Marks.svelte";
import { artName, findName, findsWords } from "./names";
import { about, circumstance, prompt } from "./prompt";
import { logLines } from "./log-lines";
import type { Find, ArtKind, ToldEvent, MidnightExchangeView } from "./view";
import { where, textView } from "./text-view";

/** A marked variable in plain words. */
function word(kind: string, value: string | number): string {
  switch (kind) {
    case "find":
      return findName(value as Find);
    case "finds":
      return findsWords(findsIn(value));
    case "art":
      return artName(value as ArtKind);
    default:
      return String(value);
  }
}

/** What it is all about; a device without a pointer that can hover hardly ever has a keyboard to explain. */
function primer(): string[] {
  const touches = matchMedia("(hover: none)").matches;
  const parts = ["goal", "rummage", "keys", "escape", "trade", ...(touches ? [] : ["hands"])];
  return parts.map((part) => say(`midnight-exchange-welcome-${part}`)); // texts: midnight-exchange-welcome-*
}

const KEYS = [
  ["1–54", "number"],
  ["← ↑ ↓ →", "arrows"],
  ["⏎", "grab"],
  ["K", "keep"],
  ["U", "up"],
  ["D", "down"],
  ["E", "escape"],
] as const;

/** What the keys do while hands move. */
function keys(): BoardKeys {
  return {
    title: say("midnight-exchange-keys"),
    keys: KEYS.map(([key, name]) => ({ key, does: say(`midnight-exchange-key-${name}`) })),
  };
} // texts: midnight-exchange-key-*

export const game: Game<MidnightExchangeView, ToldEvent> = {
  name: "midnight-exchange",
  Board,
  Sheet: ScoreSheet,
  sheetTitle: () => say("midnight-exchange-sheet"),
  Seat: SeatDetails,
  showsSheet: false,
  showsPause: true,
  marks: { find, finds, art },
  word,
  about,
  welcome: primer,
  primer,
  keys,
  circumstance,
  where,
  prompt,
  log: logLines,
  textView,
  shown,
  isRealTime: ({ phase }) => phase === "rummage",
  clocksAfter: ({ round, rummage_seconds: of }, seconds) =>
    of ? { [`rummage ${String(round)}`]: Math.max(0, of - seconds) } : {},
  flightTime,
  scored: roundsEnded,
  ending,
};

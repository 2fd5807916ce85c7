// Any game in the browser, made from the layout and the texts that the server has of it.
import type { Game } from "../../board/game";
import { loadTexts, say } from "../../texts/texts.svelte";
import { gameLayout } from "../../wire/api";
import Board from "./Board.svelte";
import { ending } from "./ending";
import type { AnyEvent, AnyView, Layout } from "./layout";
import { logLines } from "./log-lines";
import { isWindow, prompt } from "./prompt";
import ScoreSheet from "./ScoreSheet.svelte";
import { lay } from "./table";
import { textView, where } from "./text-view";

const STEP = 420; // ms that what an event changed is looked at

/** The game of a layout. */
export function gameBy(layout: Layout): Game<AnyView, AnyEvent> {
  const table = lay(layout);
  const { words } = table;
  return {
    name: layout.game,
    Board,
    Sheet: ScoreSheet,
    sheetTitle: () => say("generic-sheet"),
    showsSheet: false,
    marks: {},
    word: (kind, value) => (kind === "name" ? String(value) : words.piece(String(value))),
    about: (command) => words.command(command),
    welcome: () => words.own("welcome")?.split("\n") ?? [say("generic-welcome"), say("generic-welcome-buttons")],
    circumstance: () => "",
    where,
    prompt: (view, players, acting) => prompt(table, view, players, acting),
    log: (view, told, players, closely) => logLines(table, view, told, players, closely),
    textView: (view, players) => textView(table, view, players),
    shown: ({ event }) =>
      event === "Entered" || event === "Left" ? "along" : { ms: STEP, sound: "card", together: event },
    isWindow: (view) => isWindow(table, view),
    scored: () => 0,
    ending: (view, told, players) => ending(table, view, told, players),
  };
}

/** The game of this name, by what the server has of it. */
export async function genericGame(name: string): Promise<Game> {
  const [layout] = await Promise.all([gameLayout<Layout>(name), loadTexts("generic"), loadTexts(name)]);
  return gameBy(layout);
}

// What somebody is about to do, from what they have picked: what the main button would send, and what that would take.
import type { Picks } from "../../board/game";
import type { Back, LangfingerView, Place, Tool } from "./view";

/** The places where loot lies. */
export type House = "villa" | "museum";

/** Whether several tools are picked before they are sent together: at the City, and for an exchange. */
export function picksSeveral(view: LangfingerView): boolean {
  return view.phase === "discarding" || (view.phase === "acting" && view.place === "city");
}

/** The command that picks a tool. */
export function picking(view: LangfingerView, tool: Tool): string {
  return `${view.phase === "discarding" ? "discard" : "take"} ${tool}`;
}

/** The ways to rob a card at a place, by its number from 1: with one's tools alone, and with the help of one's rogue. */
export function waysToRob(commands: readonly string[], n: number): string[] {
  return [`rob ${String(n)} with rogue`, `rob ${String(n)}`].filter((command) => commands.includes(command));
}

/** The fence that a command goes to, from 1; null if it goes to none. */
export function stallOf(command: string | undefined): number | null {
  const [word, n] = command?.split(" ") ?? [];
  return word === "visit" ? Number(n) : null;
}

/** The number of the card that a command robs, from 1; null if it robs none. */
export function robbed(command: string | undefined): number | null {
  const [word, n] = command?.split(" ") ?? [];
  return word === "rob" ? Number(n) : null;
}

/** The number of one's own card that commands sell, from 1; null if they sell none. */
export function soldBy(commands: readonly string[]): number | null {
  const [, n] = commands.find((command) => command.startsWith("sell "))?.split(" ") ?? [];
  return n === undefined ? null : Number(n);
}

/** Going to a fence and selling a card there, as one move; where one stands there already, only the sale. */
export function selling(view: LangfingerView, stall: number, loot: number): string[] {
  const sale = `sell ${String(loot)}`;
  return view.phase === "selling" ? [sale] : [`visit ${String(stall)}`, sale];
}

/** Every tool there is to pick from, where all of them go anyway. */
function forced(view: LangfingerView): string[] {
  const tools = view.phase === "discarding" ? view.hand : view.city;
  return picksSeveral(view) && tools.length <= view.due ? tools.map((tool) => picking(view, tool)) : [];
}

/** What is picked: by hand, or because there is no choice. */
export function picked(view: LangfingerView, picks: Picks): readonly string[] {
  return picks.chosen.length ? picks.chosen : forced(view);
}

/** What the main button sends, once enough is picked for a move; else nothing. */
export function mainCommands(view: LangfingerView, picks: Picks): readonly string[] {
  const chosen = picked(view, picks);
  if (picksSeveral(view)) return chosen.length === view.due ? chosen : [];
  const stall = stallOf(chosen[0]);
  if (stall === null || chosen.length > 1) return chosen;
  const [sale, ...others] = view.saleable[stall - 1] ?? [];
  return sale && !others.length ? selling(view, stall, sale.loot) : [];
}

/** Where the stone that acts stands, its space from 1; at the Ruin that may be an exchange space. */
export function actingStone(view: LangfingerView): { place: Place; space: number; exchange: boolean } | null {
  if (view.place === null || view.space === null || view.phase === "over") return null;
  return { place: view.place, space: view.exchange ?? view.space, exchange: view.exchange !== null };
}

/** The `data-like` of loot: what it is called while it lies, and once somebody has it, is not the same. */
export function likeOf({ lock, tools }: Back): string {
  return `loot-${lock}-${tools.join("-")}`;
}

/** The `data-piece` of a card, from what everybody sees of it and where it lies. */
export function pieceOf(place: House, slot: number, back: Back): string {
  return `${place}-${String(slot)}-${back.lock}-${back.tools.join("-")}`;
}

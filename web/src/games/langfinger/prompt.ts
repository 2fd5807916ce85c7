// What the prompt bar says in Langfinger, from the view and what somebody is choosing.
import { list, say, titled } from "../../texts/texts.svelte";
import type { Acting, Player, Prompt } from "../../board/game";
import { isAsked } from "../../board/turn";
import { mainCommands, picked, soldBy, stallOf } from "./commands";
import {
  fenceWords,
  frontWords,
  insideWords,
  kindName,
  lockName,
  placeName,
  toolName,
  toolsWords,
  wordsOfBack,
} from "./names";
import type { Fence, LangfingerView, Place, Tool } from "./view";

const DECLINE = "decline";
const ENOUGH = "enough";

/** The words of a command: its verb, and what it is about. */
function parted(command: string): [string, string, string] {
  const [verb = "", what = "", more = ""] = command.split(" ");
  return [verb, what, more];
}

/** What a command is about, in a few words: "Hammer", "2 for 3", "safe (hammer and plan)". */
export function about(command: string, view?: LangfingerView): string {
  const [verb, what, more] = parted(command);
  switch (verb) {
    case "choose":
    case "take":
    case "discard":
      return titled(toolName(what as Tool));
    case "place":
      return more
        ? say("langfinger-about-space", { place: placeName(what as Place), space: more })
        : placeName(what as Place);
    case "rob": {
      const card = view?.place === "villa" || view?.place === "museum" ? view[view.place][Number(what) - 1] : null;
      return say("langfinger-about-rob", {
        what: card?.lock ?? "none",
        lock: card ? lockName(card.lock) : "",
        tools: card ? toolsWords(card.tools) : "",
        rogue: more ? "yes" : "no",
      });
    }
    case "swap": {
      const [gives = "", gets = ""] = what.split(">");
      return say("langfinger-about-swap", { gives, gets });
    }
    case "visit":
      return aboutFence(view?.harbour[Number(what) - 1] ?? null);
    case "sell":
      return aboutLoot(Number(what) - 1, view);
    default:
      return say(command === ENOUGH ? "langfinger-about-enough" : "langfinger-about-decline");
  }
}

/** A fence, by what it buys. */
function aboutFence(fence: Fence | null): string {
  return say("langfinger-about-visit", { known: fence ? "yes" : "no", kinds: fence ? fenceWords(fence) : "" });
}

/** Loot of whoever is to move, as far as the viewer sees it. */
function aboutLoot(n: number, view: LangfingerView | undefined): string {
  const [owner = -1] = view?.actors ?? [];
  const front = owner === view?.seat ? view.mine[n] : view?.fronts[owner]?.[n];
  const back = view?.loot[owner]?.[n];
  const words = front ? frontWords(front) : back ? wordsOfBack(back) : "";
  return say("langfinger-about-sell", { known: words ? "yes" : "no", loot: words });
}

/** What a refusal is to be read with: where one's stone stands, or what the fence buys. */
export function circumstance(view: LangfingerView): string {
  const { seat, actors, place, phase } = view;
  if (seat === null || !actors.includes(seat) || !place) return "";
  const fence = view.stall === null ? null : view.harbour[view.stall - 1];
  if (view.sold) return say("langfinger-sold-kind", { kind: kindName(view.sold) });
  if (fence) return say("langfinger-fence-buys", { kinds: fenceWords(fence) });
  if (phase === "discarding") return say("langfinger-due", { due: view.due });
  return say("langfinger-stone-at", { at: place });
}

/** What is asked for instead, at a piece that is not asked for; empty while others are to act. */
export function insteadOf(view: LangfingerView): string {
  return isAsked(view) && view.phase === "placing" ? say("langfinger-stones-first") : circumstance(view);
}

function waiting(view: LangfingerView, players: readonly Player[]): Prompt {
  const who = list(view.actors.map((seat) => players[seat]?.name ?? ""));
  const help = view.place ? say("langfinger-at-help", { at: view.place }) : "";
  if (!who) return { waits: true, title: view.place ? placeName(view.place) : say("langfinger-moment"), help };
  if (view.phase === "choosing") return { waits: true, title: say("langfinger-wait-choosing", { who }), help: "" };
  if (!view.place) return { waits: true, title: say("langfinger-wait-placing", { who }), help: placingHelp(view) };
  return { waits: true, title: say("langfinger-wait-acting", { who, at: view.place }), help };
}

/** How many stones one has left to place; nothing for a watcher. */
function placingHelp({ seat, stones, free_spaces }: LangfingerView): string {
  if (seat === null) return "";
  return say("langfinger-stones-left", { stones: stones[seat] ?? 0, free: free_spaces ? "yes" : "no" });
}

/** What a bot would do, if it was asked; of what it would do after this move nothing is said. */
function advice(view: LangfingerView, { hint }: Acting, wanted: number): string {
  const [first = "", second = ""] = hint;
  if (!first) return "";
  const sale = stallOf(first) !== null && second.startsWith("sell ");
  return say("langfinger-hint", { what: list(hint.slice(0, sale ? 2 : wanted).map((each) => about(each, view))) });
}

interface Question {
  title: string;
  help: string;
  /** The main button; empty where a single press is the move. */
  label: string;
  /** How many commands make up the move. */
  wanted: number;
}

/** What is asked in a view, before anything is chosen. */
function question(view: LangfingerView): Question {
  switch (view.phase) {
    case "choosing":
      return {
        title: say("langfinger-ask-choose"),
        help: say("langfinger-ask-choose-help"),
        label: say("langfinger-do-choose"),
        wanted: 1,
      };
    case "placing":
      return { title: say("langfinger-ask-place"), help: placingHelp(view), label: "", wanted: 1 };
    case "discarding":
      return {
        title: say("langfinger-ask-discard", { count: view.due }),
        help: say("langfinger-ask-discard-help", { draws: view.ruin[(view.exchange ?? 0) - 1]?.draw ?? 0 }),
        label: say("langfinger-do-discard"),
        wanted: view.due,
      };
    case "selling":
      return {
        title: view.sold ? say("langfinger-ask-sell-more", { kind: kindName(view.sold) }) : say("langfinger-ask-sell"),
        help: circumstance(view),
        label: say("langfinger-do-sell"),
        wanted: 1,
      };
    default:
      return atPlace(view);
  }
}

/** What a stone is asked at the place where it stands. */
function atPlace(view: LangfingerView): Question {
  const able = view.options.some((command) => command !== DECLINE);
  switch (view.place) {
    case "city":
      return {
        title: say("langfinger-ask-take", { count: view.due }),
        help: say("langfinger-ask-take-help"),
        label: say("langfinger-do-take"),
        wanted: view.due,
      };
    case "ruin":
      return {
        title: say("langfinger-ask-swap"),
        help: say("langfinger-ask-swap-help"),
        label: say("langfinger-do-swap"),
        wanted: 1,
      };
    case "harbour": {
      const sells = view.saleable.filter((loot) => loot.length).length;
      return {
        title: sells ? say("langfinger-ask-visit") : say("langfinger-ask-visit-not"),
        help: sells ? say("langfinger-ask-visit-help", { count: sells }) : say("langfinger-ask-visit-not-help"),
        label: say("langfinger-do-sell"),
        wanted: 1,
      };
    }
    default:
      return {
        title: able ? say("langfinger-ask-rob") : say("langfinger-ask-rob-not"),
        help: able ? say("langfinger-ask-rob-help", { count: robbable(view) }) : say("langfinger-ask-rob-not-help"),
        label: say("langfinger-do-rob"),
        wanted: 1,
      };
  }
}

/** How many loot cards the viewer can pay for where the stone stands. */
function robbable({ options }: LangfingerView): number {
  return new Set(options.filter((command) => command !== DECLINE).map((command) => parted(command)[1])).size;
}

/** What somebody has chosen so far, in words. */
function chosenWords(
  view: LangfingerView,
  chosen: readonly string[],
  commands: readonly string[],
  wanted: number,
): string {
  const [first = ""] = chosen;
  const [verb, what, more] = parted(first);
  if (wanted > 1) {
    const tools = toolsWords(chosen.map((command) => parted(command)[1] as Tool));
    return say("langfinger-chosen-of", { tools, chosen: chosen.length, of: wanted });
  }
  if (verb === "rob" && (view.place === "villa" || view.place === "museum")) {
    const card = view[view.place][Number(what) - 1];
    if (card) {
      const price = { what: card.lock, tools: toolsWords(card.tools), rogue: more ? "yes" : "no" };
      return `${say("langfinger-chosen-rob", price)} ${titled(insideWords(view, card.lock))}.`;
    }
  }
  if (stallOf(first) !== null && !commands.length) return say("langfinger-chosen-fence");
  return (
    saleWords(view, commands) ?? say("langfinger-chosen", { what: list(chosen.map((command) => about(command, view))) })
  );
}

/** What would be sold, and for how much; undefined where nothing would be. */
function saleWords(view: LangfingerView, commands: readonly string[]): string | undefined {
  const loot = soldBy(commands);
  const front = loot === null ? undefined : view.mine[loot - 1];
  const stall = stallOf(commands[0]) ?? view.stall;
  const sale = stall === null ? undefined : view.saleable[stall - 1]?.find((other) => other.loot === loot);
  return front && sale && say("langfinger-chosen-sale", { loot: titled(frontWords(front)), pays: sale.pays });
}

/** The way to do without: nothing more to sell, or no action at all. */
function without(view: LangfingerView): { label: string; commands: string[] } | undefined {
  const command = view.options.find((option) => option === DECLINE || option === ENOUGH);
  if (!command) return undefined;
  const label = say(
    command === DECLINE ? "langfinger-do-decline" : view.sold ? "langfinger-do-enough" : "langfinger-do-sell-nothing",
  );
  return { label, commands: [command] };
}

function ask(view: LangfingerView, acting: Acting): Prompt {
  const { title, help, label, wanted } = question(view);
  const chosen = picked(view, acting.picks);
  const commands = mainCommands(view, acting.picks);
  const aside = without(view);
  const base = { waits: false, title, several: wanted > 1 };
  if (!chosen.length && aside && view.options.length === 1) return { ...base, help, does: aside };
  return {
    ...base,
    help: chosen.length ? chosenWords(view, chosen, commands, wanted) : help,
    advice: advice(view, acting, wanted),
    does: commands.length ? { label, commands: [...commands] } : undefined,
    later: label || undefined,
    aside,
  };
}

/** What to do, or whom we wait for. */
export function prompt(view: LangfingerView, players: readonly Player[], acting: Acting | null): Prompt {
  const { seat } = view;
  if (view.outcome) return { waits: true, title: say("langfinger-log-over"), help: "" };
  if (!acting || seat === null || !view.actors.includes(seat)) return waiting(view, players);
  return ask(view, acting);
}

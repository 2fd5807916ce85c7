// What the prompt bar says in Gaunerbande, from the view and what somebody is choosing.
import { list, say } from "../../texts/texts.svelte";
import type { Acting, Player, Prompt } from "../../board/game";
import { colour, isCard } from "./pieces";
import { brief } from "./names";
import { mainCommands } from "./commands";
import type { GaunerbandeView } from "./view";

/** The cards of commands: "give g4" is about g4. */
export function cardsOf(commands: readonly string[]): string[] {
  return commands.map((command) => command.split(" ")[1] ?? "");
}

function waiting(view: GaunerbandeView, players: readonly Player[]): Prompt {
  const names = view.actors.map((seat) => players[seat]?.name ?? "");
  if (view.phase === "passing" && names.length) {
    return {
      waits: true,
      title: say("gaunerbande-wait-pass", { count: names.length, who: list(names) }),
      help: passingHelp(view),
    };
  }
  if (view.phase === "gang" && view.gang) {
    return {
      waits: true,
      title: say("gaunerbande-wait-gang", { who: list(names) }),
      help: say("gaunerbande-wait-gang-help"),
    };
  }
  const taker = view.trick.length === view.seats && view.ahead !== null ? players[view.ahead] : undefined;
  if (taker) {
    const title = say("gaunerbande-log-took", { who: taker.name, you: taker.mine ? "yes" : "no", haul: "none" });
    return { waits: true, title, help: "" };
  }
  if (!names.length) return { waits: true, title: say("gaunerbande-moment"), help: "" };
  return { waits: true, title: say("gaunerbande-wait", { who: list(names) }), help: circumstance(view) };
}

function passingHelp(view: GaunerbandeView): string {
  return view.seat === null ? "" : say("gaunerbande-wait-pass-help");
}

/** The colour that was led, if one was. */
export function circumstance(view: GaunerbandeView): string {
  return view.led ? say("gaunerbande-led", { colour: view.led }) : "";
}

/** What a command is about: its card, or the reward. */
export function about(command: string): string {
  const [, what = ""] = command.split(" ");
  return isCard(what) ? brief(what) : say("gaunerbande-reward");
}

/** What a bot would do, if it was asked. */
function advice(view: GaunerbandeView, { hint }: Acting): string {
  const [first = ""] = hint;
  if (!first) return "";
  if (view.phase === "passing") return say("gaunerbande-hint-give", { cards: list(hint.map(about)) });
  if (view.phase === "gang") return say("gaunerbande-hint-gang", { way: first.split(" ")[1] ?? "" });
  return say("gaunerbande-hint-play", { card: about(first) });
}

function give(view: GaunerbandeView, seat: number, players: readonly Player[], acting: Acting): Prompt {
  const { chosen, ousted } = acting.picks;
  const who = players[view.receivers[seat] ?? -1]?.name ?? "";
  const missing = view.gift - view.gave.length;
  const ready = chosen.length === missing;
  const counted = { chosen: chosen.length + view.gave.length, of: view.gift };
  return {
    waits: false,
    title: say("gaunerbande-ask-give", { count: missing, who }),
    help: (ousted && say("gaunerbande-ousted", { card: about(ousted) })) || say("gaunerbande-ask-give-help", counted),
    advice: advice(view, acting),
    does: ready ? { label: say("gaunerbande-give"), commands: [...chosen] } : undefined,
    later: say("gaunerbande-give"),
    several: true,
  };
}

function play(view: GaunerbandeView, acting: Acting): Prompt {
  const playable = cardsOf(view.options);
  const commands = mainCommands(view, acting.picks);
  const [chosen] = cardsOf(acting.picks.chosen);
  const led = view.led;
  const follows = led !== null && playable.every((card) => colour(card) === led);
  const title =
    led === null
      ? say("gaunerbande-ask-lead")
      : say(follows ? "gaunerbande-ask-follow" : "gaunerbande-ask-throw", { colour: led });
  return {
    waits: false,
    title,
    help: chosen
      ? say("gaunerbande-chosen", { card: brief(chosen) })
      : say("gaunerbande-playable", { count: playable.length }),
    advice: advice(view, acting),
    does: commands.length ? { label: say("gaunerbande-play"), commands: [...commands] } : undefined,
    later: say("gaunerbande-play"),
  };
}

/** What to do, or whom we wait for. */
export function prompt(view: GaunerbandeView, players: readonly Player[], acting: Acting | null): Prompt {
  const { seat } = view;
  if (view.outcome) return { waits: true, title: say("gaunerbande-log-over"), help: "" };
  if (!acting || seat === null || !view.actors.includes(seat)) return waiting(view, players);
  if (view.phase === "passing") return give(view, seat, players, acting);
  if (view.phase === "gang") {
    return {
      waits: false,
      title: say("gaunerbande-ask-gang"),
      help: say("gaunerbande-ask-gang-help"),
      advice: advice(view, acting),
    };
  }
  return play(view, acting);
}

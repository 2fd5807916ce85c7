// What the prompt bar says in Gaunerbande, from the view and what somebody is choosing.
import { list, say } from "../../texts/texts.svelte";
import type { Acting, Face, Prompt } from "../game";
import { brief, colour } from "./cards";
import type { GaunerbandeView } from "./view";

/** The cards of commands: "give g4" is about g4. */
export function cardsOf(commands: readonly string[]): string[] {
  return commands.map((command) => command.split(" ")[1] ?? "");
}

function waiting(view: GaunerbandeView, faces: readonly Face[]): Prompt {
  const names = view.actors.map((seat) => faces[seat]?.name ?? "");
  if (view.phase === "passing" && names.length) {
    return {
      waits: true,
      title: say("gb-wait-pass", { count: names.length, who: list(names) }),
      help: passingHelp(view),
    };
  }
  if (view.phase === "gang" && view.gang) {
    return { waits: true, title: say("gb-wait-gang", { who: list(names) }), help: say("gb-wait-gang-help") };
  }
  const taker = view.trick.length === view.seats && view.ahead !== null ? faces[view.ahead] : undefined;
  if (taker) {
    const title = say("gb-log-took", { who: taker.name, you: taker.mine ? "yes" : "no", haul: "none" });
    return { waits: true, title, help: "" };
  }
  if (!names.length) return { waits: true, title: say("gb-moment"), help: "" };
  return { waits: true, title: say("gb-wait", { who: list(names) }), help: wanted(view) };
}

function passingHelp(view: GaunerbandeView): string {
  return view.seat === null ? "" : say("gb-wait-pass-help");
}

function wanted(view: GaunerbandeView): string {
  return view.led ? say("gb-led", { colour: view.led }) : "";
}

function give(view: GaunerbandeView, seat: number, faces: readonly Face[], acting: Acting): Prompt {
  const { chosen } = acting.draft;
  const who = faces[view.receivers[seat] ?? -1]?.name ?? "";
  const wanted = view.gift - view.gave.length;
  const ready = chosen.length === wanted;
  return {
    waits: false,
    title: say("gb-ask-give", { count: wanted, who }),
    help: say("gb-ask-give-help", { chosen: chosen.length + view.gave.length, of: view.gift }),
    does: ready ? { label: say("gb-give"), commands: [...chosen] } : undefined,
  };
}

function play(view: GaunerbandeView, acting: Acting): Prompt {
  const playable = cardsOf(view.options);
  const [chosen] = cardsOf(acting.draft.chosen);
  const led = view.led;
  const follows = led !== null && playable.every((card) => colour(card) === led);
  const title = led === null ? say("gb-ask-lead") : say(follows ? "gb-ask-follow" : "gb-ask-throw", { colour: led });
  return {
    waits: false,
    title,
    help: chosen ? say("gb-chosen", { card: brief(chosen) }) : say("gb-playable", { count: playable.length }),
    does: chosen ? { label: say("gb-play"), commands: [...acting.draft.chosen] } : undefined,
  };
}

/** What to do, or whom we wait for. */
export function prompt(view: GaunerbandeView, faces: readonly Face[], acting: Acting | null): Prompt {
  const { seat } = view;
  if (view.outcome) return { waits: true, title: say("gb-log-over"), help: "" };
  if (!acting || seat === null || !view.actors.includes(seat)) return waiting(view, faces);
  if (view.phase === "passing") return give(view, seat, faces, acting);
  if (view.phase === "gang") return { waits: false, title: say("gb-ask-gang"), help: say("gb-ask-gang-help") };
  return play(view, acting);
}

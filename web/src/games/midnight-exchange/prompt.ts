// What the prompt bar says in Midnight Exchange, from the view, what is on its way and what somebody has picked.
import { list, say, titled } from "../../texts/texts.svelte";
import type { Acting, Player, Prompt, PromptButton } from "../../board/game";
import { artName, cardName, findName, findsWords, marketName, placeName } from "./names";
import { optimisticView } from "./optimistic-view";
import { inHand, rummages } from "./rummage";
import type { Find, ArtKind, MidnightExchangeView } from "./view";

/** What a command is about, in a few words: "17", "clock, behind the theatre". */
export function about(command: string): string {
  const [verb = "", what = "", kind = "", at = ""] = command.split(" ");
  switch (verb) {
    case "grab":
      return say("me-about-grab", { number: what });
    case "return":
      return say("me-about-return", { slot: what });
    case "keep":
      return say("me-do-keep");
    case "back":
      return say(what === "up" ? "me-do-up" : "me-do-down");
    case "escape":
      return say("me-do-escape");
    case "buy":
      return say("me-about-buy", { market: marketName(Number(what)), what: kind, n: at });
    case "place":
      return say("me-about-place", { what: titled(artName(what as ArtKind)), n: at });
    case "bag":
      return say("me-do-bag");
    case "done":
      return say("me-do-done");
    default:
      return say("me-do-pass");
  }
}

/** The market where something is picked; null if nothing is. */
export function chosenMarket(acting: Acting | null): number | null {
  const [verb, market] = (acting?.picks.chosen[0] ?? "").split(" ");
  return verb === "buy" ? Number(market) : null;
}

/** What a refusal is to be read with: nothing here, as it is said at the piece. */
export function circumstance(): string {
  return "";
}

const names = (players: readonly Player[], seats: readonly number[]): string =>
  list(seats.map((seat) => players[seat]?.name ?? ""));

// --- the rummage ---
/** What a find is good for, as the table stands. */
function use(view: MidnightExchangeView, find: Find): string {
  const markets = view.markets.filter(({ price }) => price.includes(find)).map(({ id }) => marketName(id));
  const wanted = markets.length ? say("me-use-markets", { markets: markets.join(" · ") }) : "";
  return [say("me-use", { find, wanted: wanted ? "yes" : "no" }), wanted].filter(Boolean).join(" ");
}

function holdingPrompt(view: MidnightExchangeView, number: number, find: Find, acting: Acting): Prompt {
  const refusal = acting.whyNot("keep");
  const keep: PromptButton = { label: say("me-do-keep"), commands: ["keep"], key: "K" };
  const ways: PromptButton[] = [
    { label: say("me-do-up"), commands: ["back up"], key: "U" },
    { label: say("me-do-down"), commands: ["back down"], key: "D" },
  ];
  const open = view.tiles[number - 1]?.find !== null;
  return {
    waits: false,
    swift: true,
    title: say(open ? "me-holding-open" : "me-holding", { what: titled(findName(find)) }),
    help: refusal && !acting.pending.length ? acting.reason(refusal) : use(view, find),
    ...(refusal && !acting.pending.length ? {} : { does: keep }),
    ways,
  };
}

function rummagePrompt(confirmed: MidnightExchangeView, acting: Acting, seat: number): Prompt {
  const { view, escaping } = optimisticView(confirmed, acting.pending);
  const number = inHand(view);
  const base = { waits: false, swift: true };
  if (number !== null) {
    if (view.holding) return holdingPrompt(view, number, view.holding, acting);
    return { ...base, title: say("me-reaching", { number }), help: "" };
  }
  const tiles = (view.trays[seat] ?? []).filter((slot) => slot !== null).length;
  const does = { label: say("me-do-escape"), commands: ["escape"], key: "E" };
  if (escaping) return { ...base, title: say("me-escaping"), help: "" };
  if (view.options.includes("escape"))
    return { ...base, title: say("me-ask-escape"), help: say("me-ask-escape-help"), does };
  const open = list((view.open[seat] ?? []).map(placeName));
  return { ...base, title: say("me-ask-grab"), help: say("me-ask-grab-help", { tiles, open }) };
}

function rummageWait(view: MidnightExchangeView, players: readonly Player[]): Prompt {
  const still = players.filter(({ seat }) => view.escapes[seat] === null).map(({ seat }) => seat);
  const number = view.seat === null ? null : (view.escapes[view.seat] ?? null);
  const title = number === null ? say("me-wait-rummage") : say("me-wait-out", { number });
  return { waits: true, title, help: still.length ? say("me-wait-still", { who: names(players, still) }) : "" };
}

// --- the trade ---
/** What is picked, as a question, and what it costs. */
function chosenWords(
  view: MidnightExchangeView,
  command: string,
): { title: string; help: string; label: string } | null {
  const [verb = "", what = "", kind = "", at = ""] = command.split(" ");
  if (verb === "place") {
    const name = artName(what as ArtKind);
    return {
      title: say("me-ask-this", { what: name, n: at }),
      help: say("me-placed-stays"),
      label: say("me-do-place"),
    };
  }
  const market = view.markets.find(({ id }) => String(id) === what);
  if (verb !== "buy" || !market) return null;
  const art = kind === "art" ? market.art[Number(at) - 1] : null;
  const card = kind === "card" ? market.cards[Number(at) - 1] : null;
  const goods = art ? artName(art) : card ? cardName(card) : "";
  return {
    title: say("me-ask-buy", { what: titled(goods) }),
    help: say("me-costs", { price: findsWords(market.price), market: marketName(market.id) }),
    label: say("me-do-buy"),
  };
}

function advice({ hint }: Acting): string {
  return hint.length ? say("me-hint", { what: list(hint.map(about)) }) : "";
}

function tradePrompt(view: MidnightExchangeView, acting: Acting): Prompt {
  const places = view.options.filter((option) => option.startsWith("place "));
  const arranging = view.phase === "arranging";
  const only = arranging && places.length === 1 ? places : [];
  const picked = acting.picks.chosen.length ? acting.picks.chosen : only;
  const chosen = chosenWords(view, picked[0] ?? "");
  const aside = arranging
    ? { label: say("me-do-done"), commands: ["done"] }
    : { label: say("me-do-pass"), commands: ["pass"] };
  const bag = view.options.includes("bag") ? { label: say("me-do-bag"), commands: ["bag"] } : undefined;
  const instead = view.affordable.length ? undefined : bag; // there is nothing else to do
  const help = arranging
    ? say("me-ask-place-help")
    : say("me-ask-trade-help", { markets: view.affordable.length, places: places.length });
  return {
    waits: false,
    title: chosen?.title ?? say(arranging ? "me-ask-place" : "me-ask-trade"),
    help: chosen?.help ?? (advice(acting) || help),
    aside,
    ways: bag && (chosen || !instead) ? [bag] : [],
    does: chosen ? { label: chosen.label, commands: [...picked] } : instead,
    later: say(arranging ? "me-do-place" : "me-do-buy"),
  };
}

function tradeWait(view: MidnightExchangeView, players: readonly Player[]): Prompt {
  const who = view.turn === null ? "" : (players[view.turn]?.name ?? "");
  const passed = view.seat !== null && view.passed.includes(view.seat);
  return { waits: true, title: say("me-wait-trade", { who }), help: passed ? say("me-wait-passed") : "" };
}

/** What to do, or whom we wait for. */
export function prompt(view: MidnightExchangeView, players: readonly Player[], acting: Acting | null): Prompt {
  const { seat } = view;
  if (view.outcome) return { waits: true, title: say("me-log-over"), help: "" };
  if (view.phase === "rummage") {
    return acting && seat !== null && rummages(view) ? rummagePrompt(view, acting, seat) : rummageWait(view, players);
  }
  return acting && seat !== null && view.actors.includes(seat) ? tradePrompt(view, acting) : tradeWait(view, players);
}

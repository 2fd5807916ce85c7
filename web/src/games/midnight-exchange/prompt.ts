// What the prompt bar says in Midnight Exchange, from the view, what is on its way and what somebody has picked.
import { list, say, titled } from "../../texts/texts.svelte";
import type { Acting, Player, Prompt } from "../../board/game";
import { artName, cardName, findName, findsWords, marketName, marketShort, placeName } from "./names";
import { optimisticView } from "./optimistic-view";
import { inHand, knownFind, rummages } from "./rummage";
import type { ArtKind, Find, Gain, MidnightExchangeView } from "./view";

/** What a command is about, in a few words: "tile of the garage", "clock, behind the theatre". */
export function about(command: string, view?: MidnightExchangeView): string {
  const [verb = "", what = "", kind = "", at = ""] = command.split(" ");
  switch (verb) {
    case "grab":
      return aboutTile(view, Number(what));
    case "return": {
      const slot = view?.seat === null ? null : view?.trays[view.seat]?.[Number(what) - 1];
      return say("midnight-exchange-about-return", {
        known: slot ? "yes" : "no",
        find: slot ? findName(slot.find) : "",
      });
    }
    case "keep":
      return say("midnight-exchange-do-keep");
    case "back":
      return say(what === "up" ? "midnight-exchange-do-up" : "midnight-exchange-do-down");
    case "escape":
      return say("midnight-exchange-do-escape");
    case "buy": {
      const goods = view ? goodsAt(view, what, kind, at) : "";
      return say("midnight-exchange-about-buy", {
        market: marketName(Number(what)),
        what: goods ? "known" : kind,
        goods,
      });
    }
    case "place": {
      const owner = view?.turn ?? view?.seat ?? -1;
      const card = view?.cards[owner]?.find((owned) => "n" in owned && String(owned.n) === at);
      return say("midnight-exchange-about-place", {
        what: titled(artName(what as ArtKind)),
        known: card ? "yes" : "no",
        card: card ? cardName(card) : "",
      });
    }
    case "bag":
      return say("midnight-exchange-do-bag");
    case "done":
      return say("midnight-exchange-do-done");
    default:
      return say("midnight-exchange-do-pass");
  }
}

/** A tile by its location, and by its find where the viewer knows it. */
function aboutTile(view: MidnightExchangeView | undefined, number: number): string {
  const tile = view?.tiles[number - 1];
  const find = view && tile ? knownFind(view, number) : null;
  return say("midnight-exchange-about-grab", {
    known: find ? "find" : tile ? "place" : "no",
    find: find ? findName(find) : "",
    place: tile ? placeName(tile.place) : "",
  });
}

/** What a market sells on a space; empty where nothing lies there. */
function goodsAt(view: MidnightExchangeView, id: string, kind: string, at: string): string {
  const market = view.markets.find((each) => String(each.id) === id);
  const art = kind === "art" ? market?.art[Number(at) - 1] : null;
  const card = kind === "card" ? market?.cards[Number(at) - 1] : null;
  return art ? artName(art) : card ? cardName(card) : "";
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
export function use(view: MidnightExchangeView, find: Find): string {
  const markets = view.markets.filter(({ price }) => price.includes(find)).map(({ id }) => marketShort(id));
  const wanted = markets.length ? say("midnight-exchange-use-markets", { markets: markets.join(" · ") }) : "";
  return [say("midnight-exchange-use", { find, wanted: wanted ? "yes" : "no" }), wanted].filter(Boolean).join(" ");
}

function holdingPrompt(view: MidnightExchangeView, number: number, find: Find, acting: Acting): Prompt {
  const open = view.tiles[number - 1]?.find !== null;
  return {
    waits: false,
    swift: true,
    title: say(open ? "midnight-exchange-holding-open" : "midnight-exchange-holding", { what: titled(findName(find)) }),
    help: use(view, find),
    advice: advice(view, acting),
    // the rest stands at the tile; a guide may ask for that
    ways: view.options.includes("back up")
      ? [{ label: say("midnight-exchange-do-up"), commands: ["back up"], key: "U" }]
      : [],
  };
}

function rummagePrompt(confirmed: MidnightExchangeView, acting: Acting, seat: number): Prompt {
  const { view, escaping } = optimisticView(confirmed, acting.pending);
  const number = inHand(view);
  const base = { waits: false, swift: true };
  if (number !== null) {
    if (view.holding) return holdingPrompt(view, number, view.holding, acting);
    return { ...base, title: say("midnight-exchange-reaching"), help: "" };
  }
  const tiles = (view.trays[seat] ?? []).filter((slot) => slot !== null).length;
  const does = { label: say("midnight-exchange-do-escape"), commands: ["escape"], key: "E" };
  if (escaping) return { ...base, title: say("midnight-exchange-escaping"), help: "" };
  if (view.options.includes("escape"))
    return {
      ...base,
      title: say("midnight-exchange-ask-escape"),
      help: say("midnight-exchange-ask-escape-help"),
      advice: advice(view, acting),
      does,
    };
  const open = list((view.open[seat] ?? []).map(placeName));
  return {
    ...base,
    title: say("midnight-exchange-ask-grab"),
    help: say("midnight-exchange-ask-grab-help", { tiles, open }),
    advice: advice(view, acting),
  };
}

function rummageWait(view: MidnightExchangeView, players: readonly Player[]): Prompt {
  const still = players.filter(({ seat }) => view.escapes[seat] === null).map(({ seat }) => seat);
  const number = view.seat === null ? null : (view.escapes[view.seat] ?? null);
  const title = number === null ? say("midnight-exchange-wait-rummage") : say("midnight-exchange-wait-out", { number });
  return {
    waits: true,
    title,
    help: still.length ? say("midnight-exchange-wait-still", { who: names(players, still) }) : "",
  };
}

// --- the trade ---
/** What a purchase brings: "2 points now, 5 with what you have". */
export function gainWords({ alone, best }: Gain): string {
  return say("midnight-exchange-gain", { alone, best, more: best > alone ? "yes" : "no" });
}

/** What is picked, as a question, and what it costs. */
function chosenWords(
  view: MidnightExchangeView,
  command: string,
): { title: string; help: string; label: string } | null {
  const [verb = "", what = "", kind = "", at = ""] = command.split(" ");
  if (verb === "place") {
    const name = artName(what as ArtKind);
    return {
      title: say("midnight-exchange-ask-this", { what: name, n: at }),
      help: say("midnight-exchange-placed-stays"),
      label: say("midnight-exchange-do-place"),
    };
  }
  const market = view.markets.find(({ id }) => String(id) === what);
  if (verb !== "buy" || !market) return null;
  const gain = view.gains[command];
  const costs = say("midnight-exchange-costs", { price: findsWords(market.price), market: marketName(market.id) });
  return {
    title: say("midnight-exchange-ask-buy", { what: titled(goodsAt(view, what, kind, at)) }),
    help: gain ? `${costs} ${gainWords(gain)}` : costs,
    label: say("midnight-exchange-do-buy"),
  };
}

function advice(view: MidnightExchangeView, { hint }: Acting): string {
  const what = list(hint.map((command) => about(command, view)));
  return hint.length ? say("midnight-exchange-hint", { what }) : "";
}

function tradePrompt(view: MidnightExchangeView, acting: Acting): Prompt {
  const places = view.options.filter((option) => option.startsWith("place "));
  const arranging = view.phase === "arranging";
  const only = arranging && places.length === 1 ? places : [];
  const picked = acting.picks.chosen.length ? acting.picks.chosen : only;
  const chosen = chosenWords(view, picked[0] ?? "");
  const aside = arranging
    ? { label: say("midnight-exchange-do-done"), commands: ["done"] }
    : { label: say("midnight-exchange-do-pass"), commands: ["pass"] };
  const label = say(view.bag ? "midnight-exchange-do-bag" : "midnight-exchange-do-bag-empty");
  const bag = view.options.includes("bag") ? { label, commands: ["bag"] } : undefined;
  const pays = view.options.some((option) => option.startsWith("buy "));
  const instead = !pays && view.bag ? bag : undefined; // there is nothing else to do
  const help = arranging
    ? say("midnight-exchange-ask-place-help")
    : bag && !view.bag && !pays
      ? say("midnight-exchange-ask-empty-bag")
      : say("midnight-exchange-ask-trade-help", { markets: view.affordable.length, places: places.length });
  return {
    waits: false,
    title: chosen?.title ?? say(arranging ? "midnight-exchange-ask-place" : "midnight-exchange-ask-trade"),
    help: chosen?.help ?? help,
    advice: advice(view, acting),
    aside,
    ways: bag && (chosen || !instead) ? [bag] : [],
    does: chosen ? { label: chosen.label, commands: [...picked] } : instead,
    later: say(arranging ? "midnight-exchange-do-place" : "midnight-exchange-do-buy"),
  };
}

function tradeWait(view: MidnightExchangeView, players: readonly Player[]): Prompt {
  const who = view.turn === null ? "" : (players[view.turn]?.name ?? "");
  const passed = view.seat !== null && view.passed.includes(view.seat);
  return {
    waits: true,
    title: say("midnight-exchange-wait-trade", { who }),
    help: passed ? say("midnight-exchange-wait-passed") : "",
  };
}

/** What to do, or whom we wait for. */
export function prompt(view: MidnightExchangeView, players: readonly Player[], acting: Acting | null): Prompt {
  const { seat } = view;
  if (view.outcome) return { waits: true, title: say("midnight-exchange-log-over"), help: "" };
  if (view.phase === "rummage") {
    return acting && seat !== null && rummages(view) ? rummagePrompt(view, acting, seat) : rummageWait(view, players);
  }
  return acting && seat !== null && view.actors.includes(seat) ? tradePrompt(view, acting) : tradeWait(view, players);
}

// What the prompt bar says in Swindler, from the view and what somebody is choosing.
import { list, say, share, titled } from "../../texts/texts.svelte";
import type { Acting, Player, Prompt } from "../../board/game";
import { isAsked } from "../../board/turn";
import { asideOf, mainCommands, isAside, isHelped, isWindow } from "./commands";
import {
  abilityIn,
  cardDoes,
  cardName,
  cardsWords,
  namedWords,
  needsWords,
  objectName,
  orderWords,
  raidWords,
  rewardWords,
  thiefCan,
  thiefName,
  tileIn,
  tileWords,
  tilesWords,
} from "./names";
import type { Bag, Card, Colour, Field, Moment, Phase, SwindlerView, Wanted } from "./view";
// texts: swindler-about-* swindler-ask-* swindler-do-* swindler-wait-*

/** The words of a command: its verb, and the rest. */
function parted(command: string): [string, string] {
  const at = command.indexOf(" ");
  return at < 0 ? [command, ""] : [command.slice(0, at), command.slice(at + 1)];
}

/** What a command is about, in a few words: "Red ring", "swap with Mona", "blue bag". */
export function about(command: string, view?: SwindlerView, players?: readonly Player[]): string {
  const [verb, what] = parted(command);
  const [first = ""] = what.split(" ");
  switch (verb) {
    case "choose": {
      const ability = abilityIn(first);
      return ability ? thiefName(ability) : first;
    }
    case "reserve":
    case "cancel":
      return say(`swindler-about-${verb}`, aboutOrder(view, first));
    case "fulfil":
      return say("swindler-about-fulfil", { ...aboutOrder(view, first), help: what.endsWith(" help") ? "yes" : "no" });
    case "steal":
    case "sidekick":
      return say(`swindler-about-${verb}`, { colour: first });
    case "sell": {
      const wanted = view && fieldAt(view, first);
      return say("swindler-about-sell", {
        known: wanted ? "yes" : "no",
        object: wanted ? objectName(wanted.object) : "",
        points: wanted?.points ?? 0,
        forged: what.endsWith(" forged") ? "yes" : "no",
      });
    }
    case "swap": {
      const who = players?.[Number(what.split(" ").at(-1))]?.name ?? "";
      return say("swindler-about-swap", { known: who ? "yes" : "no", who });
    }
    case "hire":
      return first === "nobody" ? say("swindler-do-hire-nobody") : say("swindler-about-hire", { count: Number(first) });
    default:
      return aboutPiece(command, view);
  }
}

/** An order, as its paper says. */
function aboutOrder(view: SwindlerView | undefined, n: string): { known: string; order: string } {
  const order = view?.orders[Number(n) - 1];
  return { known: order ? "yes" : "no", order: order ? orderWords(order) : "" };
}

/** What a command about a card, a tile or nothing at all is about. */
function aboutPiece(command: string, view?: SwindlerView): string {
  const [verb, what] = parted(command);
  switch (command) {
    case "draw":
    case "stop":
    case "pass":
      return say(`swindler-do-${command}`);
    case "end actions":
      return say("swindler-do-end");
    case "take no more":
    case "show no more":
      return say("swindler-do-no-more");
    case "give coin":
      return titled(say("swindler-coin"));
    case "bet caught":
    case "bet free":
      return say("swindler-about-bet", { caught: what === "caught" ? "yes" : "no" });
  }
  if (verb === "play" || verb === "show") {
    const [card = "", , on] = what.split(" ");
    if (!on) return titled(cardName(card as Card));
    const target = (view?.help.length ? view.help : view?.played)?.[Number(on) - 1]?.card;
    return say("swindler-about-assassin", {
      known: target ? "yes" : "no",
      card: target ? titled(cardName(target)) : "",
    });
  }
  if (verb === "as") return titled(objectName(what as Wanted));
  return titled(tileWords(tileIn(what)));
}

/** What a refusal is to be read with: the bag one is at, the order or the field that is served. */
export function circumstance(view: SwindlerView): string {
  if (!isAsked(view)) return "";
  const order = view.order === null ? null : view.orders[view.order - 1];
  if (order) return say("swindler-at-order", { order: orderWords(order) });
  const field = fieldWords(view, view.field ?? "");
  if (field) return field;
  if (view.phase === "stealing" && view.steal) return say("swindler-you-are-at", { colour: view.steal.bag });
  return view.raid ? raidWords(view.raid) : "";
}

/** A field of a dealer ("1.3"). */
export function fieldAt({ dealers }: SwindlerView, field: string): Field | undefined {
  const [stall = 0, n = 0] = field.split(".").map(Number);
  return dealers[stall - 1]?.fields[n - 1];
}

/** What a field ("1.3") asks for and pays; empty where there is none. */
function fieldWords(view: SwindlerView, field: string): string {
  const wanted = fieldAt(view, field);
  return wanted ? say("swindler-at-field", { object: objectName(wanted.object), points: wanted.points }) : "";
}

// --- waiting for others ---
/** Whom the table waits for, and for what. */
function waiting(view: SwindlerView, players: readonly Player[]): Prompt {
  const who = list(view.actors.map((seat) => players[seat]?.name ?? ""));
  if (!who) return { waits: true, title: befalling(view, players) || say("swindler-moment"), help: "" };
  if (isWindow(view)) return calmly(view, players);
  return {
    waits: true,
    title: say(`swindler-wait-${view.phase}`, { who, colour: view.steal?.bag ?? "red" }),
    help: inPlay(view, players) || (view.phase === "stealing" ? stakeWords(view, players) : ""),
  };
}

/** What befalls somebody just now, without anybody being asked; empty where nothing does. */
function befalling(view: SwindlerView, players: readonly Player[]): string {
  if (view.raid) return say("swindler-raid");
  const vars = person(players, view.active);
  if (view.steal?.skull) return say("swindler-when-skull", vars);
  return view.phase === "keeping" ? say("swindler-board-caught-now", vars) : "";
}

/** What is going on in a window that does not wait for us: the thief's turn goes on, and nothing blinks. */
function calmly(view: SwindlerView, players: readonly Player[]): Prompt {
  const { active, window, steal } = view;
  // Who has not answered yet says nothing about a hand, but naming nobody is quieter still.
  if (players[active]?.mine)
    return {
      waits: true,
      untimed: true,
      title: happened(view, players),
      help: joined(meaning(view, players), say("swindler-wait-answers")),
    };
  if (!window || window === "skull" || view.phase === "answering")
    return { waits: true, untimed: true, title: happened(view, players), help: meaning(view, players) };
  const vars = { who: person(players, active).who, colour: steal?.bag ?? "red" };
  return { waits: true, untimed: true, title: say(`swindler-wait-${MEANWHILE[window]}`, vars), help: "" };
}

/** What the thief is doing while a window is open. */
const MEANWHILE: Record<Moment, Phase> = {
  start: "reserving",
  bag: "stealing",
  tile: "stealing",
  stop: "stealing",
  skull: "stealing",
  stolen: "acting",
  hiring: "hiring",
};

/** The card that is in play, and whose it is; empty where there is none. */
function inPlay({ played }: SwindlerView, players: readonly Player[]): string {
  const last = played.at(-1);
  return last ? say("swindler-plays", { ...person(players, last.seat), card: last.card }) : "";
}

/** What the card that may be answered does if nobody answers, and to whom; empty where none is in play. */
function meaning({ phase, played, active, steal }: SwindlerView, players: readonly Player[]): string {
  const last = phase === "answering" ? played.at(-1) : undefined;
  if (!last) return "";
  const { who, you } = person(players, last.seat);
  const thief = person(players, active);
  const answered = played.at(-2);
  const vars = {
    ...{ who, you, thief: thief.who, yours: thief.you },
    colour: steal?.bag ?? "red",
    card: answered ? titled(cardName(answered.card)) : "",
    whose: answered ? person(players, answered.seat).who : "",
    mine: answered ? person(players, answered.seat).you : "no",
  };
  const named = namedWords(last, players[last.partner ?? -1]?.name ?? "");
  if (last.card === "assassin" && !answered) return "";
  return joined(named && `${titled(named)}.`, say(`swindler-means-${last.card}`, vars)); // texts: swindler-means-*
}

function person(players: readonly Player[], seat: number): { who: string; you: string } {
  return { who: players[seat]?.name ?? "", you: players[seat]?.mine ? "yes" : "no" };
}

/** What has happened that cards can be played for: a tile drawn, a skull, a card. */
function happened(view: SwindlerView, players: readonly Player[]): string {
  if (view.phase === "answering") return inPlay(view, players) || helpShown(view, players);
  const drawn = view.steal?.drawn.at(-1);
  const tile = drawn ? tileWords(drawn) : "";
  const vars = { ...person(players, view.active), colour: view.steal?.bag ?? "red", tile };
  return view.window ? say(`swindler-when-${view.window}`, vars) : say("swindler-moment");
  // texts: swindler-when-*
}

/** The cards that were shown for an order or a sale. */
function helpShown({ help, active }: SwindlerView, players: readonly Player[]): string {
  return say("swindler-shows", { ...person(players, active), cards: cardsWords(help.map(({ card }) => card)) });
}

// --- what is asked ---
interface Question {
  title: string;
  help: string;
  /** The main button; empty where a press on the board is the move. */
  label: string;
  /** What it says instead while nothing is chosen: what is still to be done before it can be pressed. */
  first?: string;
}

const joined = (...sentences: string[]): string => sentences.filter(Boolean).join(" ");

/** Whether there is more than one thing to choose from. */
const several = ({ options }: SwindlerView): boolean => options.filter((command) => !isAside(command)).length > 1;

const ask = (id: string, help: string, label = "", vars: Record<string, string | number> = {}): Question => ({
  title: say(`swindler-ask-${id}`, vars),
  help,
  label: label && say(`swindler-do-${label}`),
});

/** What is asked in a view, before anything is chosen; where tiles or coins are, its button says so as long as none is. */
function question(view: SwindlerView, players: readonly Player[]): Question {
  const asked = phaseQuestion(view, players);
  const { options } = view;
  if (!options.some((command) => /^(give|take|forge) /.test(command) && !isAside(command))) return asked;
  return { ...asked, first: say("swindler-do-pick-first", { coin: options.includes("give coin") ? "yes" : "no" }) };
}

/** What is asked in a phase. */
function phaseQuestion(view: SwindlerView, players: readonly Player[]): Question {
  const seat = view.seat ?? 0;
  switch (view.phase) {
    case "choosing":
      return ask("choosing", say("swindler-ask-choosing-help", { orders: view.thief_at }), "choose");
    case "reserving":
      return ask(
        "reserving",
        joined(say("swindler-ask-reserving-help", { markers: view.markers[seat] ?? 0 }), stakes(view)),
        "name",
      );
    case "stealing":
      return { title: stakeWords(view, players), help: stake(view), label: say("swindler-do-draw") };
    case "window":
    case "answering":
      return windowQuestion(view, players);
    case "acting":
      return ask("acting", joined(actingHelp(view), leftover(view)));
    case "hiring":
      return ask("hiring", hiringHelp(view), "hire");
    case "handing-in":
      return ask("handing-in", view.raid ? raidWords(view.raid) : "", "hand-in", { count: view.owed });
    case "keeping":
      return ask("keeping", say("swindler-ask-keeping-help"), "keep");
    case "rewarding":
      return ask("rewarding", say("swindler-ask-rewarding-help", { count: view.owed }), "take");
    default:
      return view.order !== null || view.field !== null || view.phase === "paying-cards"
        ? tradeQuestion(view)
        : cardQuestion(view, players);
  }
}

/** What is asked while an order, a sale or cards are paid for. */
function tradeQuestion(view: SwindlerView): Question {
  const help = circumstance(view);
  switch (view.phase) {
    case "paying-cards":
      return ask("paying", joined(say("swindler-ask-paying-cards-help", { count: view.owed }), stillDue(view)), "pay");
    case "helping":
      return ask("helping", help, "show");
    case "forging":
      return ask("forging", help, "forge");
    case "forging-as":
      return ask("forging-as", help, "forge");
    case "selling":
      return ask("selling", help, "sell");
    default:
      return ask("paying", stillDue(view) || help, "pay");
  }
}

/** What is still to be paid; empty while nothing is paid for. */
function stillDue({ due }: SwindlerView): string {
  const what = due ? needsWords(due) : "";
  return what && say("swindler-still-due", { what });
}

/** What an accomplice that was played asks for. */
function cardQuestion(view: SwindlerView, players: readonly Player[]): Question {
  const card = view.played[0];
  const by = person(players, card?.seat ?? view.active).who;
  const partner = players[card?.partner ?? -1]?.name ?? "";
  switch (view.phase) {
    case "begging":
      return ask("begging", say("swindler-ask-begging-help"), "give", { who: by });
    case "dividing":
      return ask("dividing", say("swindler-ask-dividing-help"), "give", { who: by, count: view.owed });
    case "rescuing":
      return ask("rescuing", say("swindler-ask-rescuing-help"), "take");
    case "partnering":
      return ask("partnering", cardDoes("hustler"), "swap");
    case "wanting":
      return ask("wanting", cardDoes("hustler"), "take", { who: partner });
    default:
      return ask("offering", offered(view), "give", { who: partner });
  }
}

/** The tile that is wanted in a swap. */
function offered({ played }: SwindlerView): string {
  const theirs = played[0]?.theirs;
  return theirs ? say("swindler-ask-offering-help", { tile: tileWords(theirs) }) : "";
}

/** What has happened, what it means, and whether a card in hand fits it; what that card does stands below. */
function windowQuestion(view: SwindlerView, players: readonly Player[]): Question {
  const kinds = new Set(view.fits);
  const [only] = kinds;
  const fits = !only
    ? say("swindler-fits-none")
    : kinds.size > 1
      ? say("swindler-fits", { cards: cardsWords(view.fits) })
      : "";
  return {
    title: happened(view, players),
    help: joined(meaning(view, players), fits),
    label: only ? say("swindler-do-play") : "",
  };
}

/** What an accomplice would mean now, as far as it lies open; empty where its own words say it all. */
export function effectWords(view: SwindlerView, players: readonly Player[], card: Card): string {
  const { steal } = view;
  switch (card) {
    case "copycat":
    case "know_it_all":
      return steal ? bagWords(view, steal.bag, false) : "";
    case "backstabber":
      return steal ? joined(stakeWords(view, players), stake(view)) : "";
    case "gold_digger":
    case "guardian_angel":
      return steal?.fresh.length ? say("swindler-would-loot", { tiles: tilesWords(steal.fresh) }) : "";
    default:
      return "";
  }
}

/** What the skull that lies there costs whoever drew it. */
export function skullCosts(view: SwindlerView, players: readonly Player[]): string {
  const { steal, active } = view;
  if (!steal) return "";
  const vars = person(players, active);
  const lost = say("swindler-board-skull-costs", {
    ...vars,
    count: steal.stake.length - steal.spared,
    colour: steal.bag,
  });
  return steal.spared ? joined(lost, say("swindler-board-skull-spares", vars)) : lost;
}

/** How likely a skull is, or what is in the bag where the table does not say. */
function stake({ active, steal, bags, loot }: SwindlerView): string {
  if (!steal) return "";
  const { odds, skulls, tiles } = bags[steal.bag];
  const sentences = [
    odds
      ? say("swindler-odds", { chance: share(odds.skull), skulls, tiles: tiles.length + skulls })
      : say("swindler-in-bag", { skulls, tiles: tiles.length }),
  ];
  const kept = (loot[active]?.length ?? 0) - steal.stake.length + steal.spared;
  if (kept && steal.stake.length) sentences.push(say("swindler-stays", { count: kept }));
  return sentences.join(" ");
}

/** What a skull would cost whoever steals, and bring them. */
function stakeWords({ active, steal }: SwindlerView, players: readonly Player[]): string {
  if (!steal) return "";
  if (steal.free) return say("swindler-stake-free");
  const count = steal.stake.length - steal.spared;
  const coin = steal.pays.includes(active) ? "yes" : "no";
  return say("swindler-stake", { ...person(players, active), count, colour: steal.bag, coin });
}

/** What hiring costs and brings; in the last round a coin that is kept counts too. */
function hiringHelp(view: SwindlerView): string {
  if (view.last_round) return say("swindler-ask-hiring-last");
  return say(several(view) ? "swindler-ask-hiring-several" : "swindler-ask-hiring-help");
}

/** In the last round, what a marker costs that stays where it is put. */
function stakes({ last_round, marker_costs }: SwindlerView): string {
  return last_round ? say("swindler-last-marker", { points: marker_costs }) : "";
}

/** In the last round, what the viewer's markers cost that still lie on orders; nothing if they have nothing to lose. */
function leftover({ last_round, orders, seat, leftover_loss }: SwindlerView): string {
  const count = orders.filter((order) => order !== null && order.marker === seat).length;
  const points = leftover_loss[seat ?? -1] ?? 0;
  return last_round && points ? say("swindler-leftover", { count, points }) : "";
}

/** What there is to do in the actions. */
function actingHelp({ options }: SwindlerView): string {
  const orders = options.some((command) => command.startsWith("fulfil "));
  const sales = options.some((command) => command.startsWith("sell "));
  if (!orders && !sales) return say("swindler-acting-nothing");
  return say("swindler-acting-help", { what: orders && sales ? "both" : orders ? "orders" : "sales" });
}

// --- what is chosen ---
/** What is chosen, said before it is done. */
function chosenWords(view: SwindlerView, players: readonly Player[], command: string): string {
  const [verb, what] = parted(command);
  const [first = ""] = what.split(" ");
  const order = view.orders[Number(first) - 1];
  switch (verb) {
    case "choose": {
      const ability = abilityIn(first);
      return ability ? thiefCan(ability) : "";
    }
    case "reserve": {
      const words = order ? say("swindler-chosen-order", { order: orderWords(order), reward: rewardWords(order) }) : "";
      const marker = order?.marker;
      if (typeof marker !== "number") return words;
      const points = view.marker_loss[marker] ?? 0;
      return joined(words, say("swindler-chosen-throws", { ...person(players, marker), points }));
    }
    case "cancel": {
      const points = view.marker_loss[view.seat ?? -1] ?? 0;
      return order ? say("swindler-chosen-cancel", { order: orderWords(order), points }) : "";
    }
    case "fulfil": {
      const words = order ? say("swindler-chosen-order", { order: orderWords(order), reward: rewardWords(order) }) : "";
      return isHelped(command) ? joined(words, say("swindler-chosen-help")) : words;
    }
    case "steal":
    case "sidekick":
      return bagWords(view, first as Bag, verb === "sidekick");
    case "sell":
      return isHelped(command)
        ? joined(fieldWords(view, first), say("swindler-chosen-forged"))
        : fieldWords(view, first);
    case "play":
      return cardDoes(first as Card);
    case "bet":
      return cardDoes("know_it_all");
    case "swap":
      return swapWords(view, players, Number(what.split(" ").at(-1)));
    default:
      return joined(say("swindler-chosen", { what: about(command, view, players) }), stillDue(view));
  }
}

/** What is in a bag that somebody thinks of stealing from. */
function bagWords({ bags }: SwindlerView, bag: Bag, lured: boolean): string {
  const { odds, skulls, tiles } = bags[bag];
  const inside = odds
    ? say("swindler-odds", { chance: share(odds.skull), skulls, tiles: tiles.length + skulls })
    : say("swindler-in-bag", { skulls, tiles: tiles.length });
  const words = `${titled(say("swindler-bag", { colour: bag as Colour }))}: ${inside}`;
  return lured ? `${words} ${say("swindler-free")}` : words;
}

/** Whom one would swap with, and what there is to have. */
function swapWords({ loot }: SwindlerView, players: readonly Player[], seat: number): string {
  return say("swindler-chosen-partner", { who: players[seat]?.name ?? "", tiles: tilesWords(loot[seat] ?? []) });
}

/** The label of the main button for what is chosen. */
function doing(command: string, otherwise: string): string {
  const [verb, what] = parted(command);
  const [first = ""] = what.split(" ");
  switch (verb) {
    case "reserve":
    case "cancel":
    case "steal":
    case "sidekick":
    case "draw":
      return say(`swindler-do-${verb}`);
    case "fulfil":
    case "sell":
      return say(isHelped(command) ? `swindler-do-${verb}-helped` : `swindler-do-${verb}`);
    case "play":
      return say("swindler-do-play-card", { card: titled(cardName(first as Card)) });
    case "bet":
      return say("swindler-do-bet", { caught: first === "caught" ? "yes" : "no" });
    case "hire":
      return about(command);
    default:
      return isAside(command) ? asideLabel(command) : otherwise || say("swindler-do-this");
  }
}

/** The label of the button that declines. */
function asideLabel(command: string): string {
  switch (command) {
    case "end actions":
      return say("swindler-do-end");
    case "hire nobody":
      return say("swindler-do-hire-nobody");
    case "take no more":
    case "show no more":
      return say("swindler-do-no-more");
    default:
      return say(`swindler-do-${command}`);
  }
}

/** What a bot would do, if it was asked. */
function advice(view: SwindlerView, players: readonly Player[], { hint }: Acting): string {
  const [first] = hint;
  return first === undefined ? "" : say("swindler-hint", { what: about(first, view, players) });
}

/** A way to act, as a button. */
interface Button {
  label: string;
  commands: string[];
}

function asked(view: SwindlerView, players: readonly Player[], acting: Acting): Prompt {
  const { title, help, label, first } = question(view, players);
  const [chosen] = acting.picks.chosen;
  const [command] = mainCommands(view, acting.picks);
  const without = asideOf(view);
  const aside: Button | undefined =
    without === undefined ? undefined : { label: asideLabel(without), commands: [without] };
  const does: Button | undefined =
    command === undefined ? undefined : { label: doing(command, label), commands: [command] };
  const words = chosen === undefined ? help : chosenWords(view, players, chosen);
  const settled = isWindow(view) ? settledWords(acting) : "";
  if (settled || isPassedFor(view, acting)) {
    if (!settled || !acting.reactions?.answer) return { ...calmly(view, players), help: settled };
    const changed = acting.reactions.answer === without ? undefined : aside;
    if (chosen === undefined) return { waits: true, title, help: settled, aside: changed };
    return { waits: true, title, help: words, does, aside: changed };
  }
  if (chosen === undefined && aside && view.options.length === 1)
    return { waits: false, title, help: words, does: aside };
  const advised = advice(view, players, acting);
  return { waits: false, title, help: words, advice: advised, does, later: (first ?? label) || undefined, aside };
}

/** How a window is answered already: by oneself, which may be changed, or by one's standing orders; else empty. */
function settledWords({ reactions }: Acting): string {
  if (!reactions) return "";
  if (reactions.answer !== null) return say("swindler-answered", { what: about(reactions.answer) });
  const chosen = reactions.when === "turn" || reactions.when === "never";
  return !reactions.asked && chosen ? say("swindler-passed-for-you") : "";
}

/** Whether one's standing orders pass in this window: then it asks nothing. */
function isPassedFor(view: SwindlerView, { reactions }: Acting): boolean {
  return isWindow(view) && reactions?.asked === false && reactions.answer === null;
}

/** What to do, or whom we wait for. */
export function prompt(view: SwindlerView, players: readonly Player[], acting: Acting | null): Prompt {
  if (view.outcome) return { waits: true, title: say("swindler-log-over"), help: "" };
  if (!acting || !isAsked(view)) return waiting(view, players);
  return asked(view, players, acting);
}

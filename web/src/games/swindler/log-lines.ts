// The log of Swindler: every event as a sentence, in chapters by turn.
import { say, type Variables } from "../../texts/texts.svelte";
import type { Entry, LogChapter, LogLine, Player } from "../../board/game";
import { LogWriter } from "../../board/log-writer";
import {
  cardName,
  cardsWords,
  dealerWords,
  marked,
  objectName,
  orderWords,
  raidWords,
  rewardWords,
  thiefName,
} from "./names";
import { about } from "./prompt";
import type { Bag, Card, ToldEvent, Order, SwindlerView, Tile } from "./view";
// texts: swindler-log-*

type Of<Name extends ToldEvent["event"]> = Extract<ToldEvent, { event: Name }>;

/** Things that go the same way one after the other; they share a line. */
interface Gathered {
  id: string;
  seat: number;
  taker: number | null;
  tiles: Tile[];
  coins: number;
  cards: Card[];
  line: LogLine;
}

/** Something that goes its way: what, and to whom if not to the table. */
interface Goods {
  tiles?: Tile[];
  coins?: number;
  cards?: Card[];
  taker?: number;
}

class SwindlerLog extends LogWriter<ToldEvent> {
  #view: SwindlerView;
  #active = 0;
  #gathered: Gathered | null = null;
  /** The open orders, by slot. */
  #orders = new Map<number, Order>();
  /** The steal that is being told, and its line. */
  #steal: { colour: Bag; tiles: Tile[]; line?: LogLine } | null = null;
  #helpers: Card[] = [];
  /** The accomplice that asks for gifts. */
  #asking: Card = "beggar";
  /** Whether the cards that come were just hired. */
  #hired = false;
  /** Whether the viewer gives by their own choice. */
  #chosen = false;
  /** The chapter of the final count. */
  #count: LogChapter | undefined;

  constructor(view: SwindlerView, players: readonly Player[], closely: boolean) {
    super("swindler-log", players, closely);
    this.#view = view;
  }

  /** Something that befalls a seat; whom it takes something from without their doing hears of it in passing. */
  #befall(victim: number, line: LogLine): void {
    if (victim === this.you && !this.#chosen) line.aimed = true;
  }

  #openTurn(seat: number): void {
    const you = seat === this.you ? "yes" : "no";
    this.open(say("swindler-log-turn", { who: this.name(seat), you, round: this.round }));
  }

  protected takenBack(entry: Entry<ToldEvent>): void {
    this.#gathered = this.#steal = null;
    this.undone(entry, about);
  }

  protected isLast(events: readonly ToldEvent[]): boolean {
    return events.some(({ event }) => event === "Counted");
  }

  /** Things of one seat that go the same way stand in one line; closely told, those of one move do. */
  #gather(id: string, seat: number, { tiles = [], coins = 0, cards = [], taker }: Goods): void {
    const lines = this.chapter?.lines;
    const before = this.#gathered;
    const isSame = before?.id === id && before.seat === seat && before.taker === (taker ?? null);
    const goesOn = isSame && lines?.at(-1) === before.line && (!this.closely || before.line.n === this.n);
    if (goesOn) lines.pop();
    const all = {
      tiles: [...(goesOn ? before.tiles : []), ...tiles],
      coins: (goesOn ? before.coins : 0) + coins,
      cards: [...(goesOn ? before.cards : []), ...cards],
    };
    const both = all.tiles.length && all.coins ? "both" : all.tiles.length ? "tiles" : "coins";
    const line = this.line(`swindler-log-${id}`, {
      ...this.who(seat),
      ...(taker === undefined
        ? {}
        : {
            taker: { name: this.name(taker) },
            getting: taker === this.you ? "yes" : "no",
            card: cardName(this.#asking),
          }),
      ...(all.cards.length
        ? { cards: cardsWords(all.cards) }
        : { what: both, coins: all.coins, tiles: marked(all.tiles) }),
    });
    if (taker !== undefined) this.#befall(seat, line);
    this.#gathered = { id, seat, taker: taker ?? null, ...all, line };
  }

  /** A steal is one line as long as nothing comes between: its bag, its tiles, and that it ends; whether it fitted in. */
  #stole(seat: number, tile: Tile | null): boolean {
    const lines = this.chapter?.lines;
    const steal = this.#steal;
    if (this.closely || !steal?.line || lines?.at(-1) !== steal.line || !(tile || steal.tiles.length)) return false;
    lines.pop();
    if (tile) steal.tiles.push(tile);
    steal.line = this.line("swindler-log-stole", {
      ...this.who(seat),
      colour: steal.colour,
      tiles: marked(steal.tiles),
      stops: tile ? "no" : "yes",
    });
    return true;
  }

  protected tellEvent(event: ToldEvent, { seat, command }: Entry<ToldEvent>): void {
    this.#chosen = seat === this.you && command.startsWith("give ");
    switch (event.event) {
      case "StartDrawn":
        this.open(say("swindler-log-setup"));
        this.line("swindler-log-start", this.who(event.seat));
        break;
      case "ThiefTaken":
        this.line("swindler-log-thief", {
          ...this.who(event.seat),
          id: event.thief.id,
          thief: thiefName(event.thief.ability),
        });
        break;
      case "RoundBegan":
        this.round = event.round;
        break;
      case "TurnBegan":
        this.#active = event.seat;
        this.#hired = false;
        this.#openTurn(event.seat);
        break;
      case "TurnSkipped":
        this.#openTurn(event.seat);
        this.line("swindler-log-skipped", this.who(event.seat));
        break;
      case "Counted":
        this.#counted(event);
        break;
      case "AccomplicesShuffled":
      case "DealersShuffled":
      case "RaidSetAside":
      case "RaidsShuffledIn":
        this.line("swindler-log-pile", { what: event.event });
        break;
      case "Replenished":
        if (this.closely) this.line("swindler-log-replenished");
        break;
      case "OrderRevealed":
        this.#orders.set(event.slot, event.order);
        if (this.round) this.line("swindler-log-revealed", { order: orderWords(event.order) });
        break;
      case "DealerCame":
        if (this.round && this.closely) this.line("swindler-log-dealer", { dealer: dealerWords(event.dealer) });
        break;
      default:
        this.#tellTurn(event);
    }
  }

  #counted({ seat, coins, markers, gained: points = 0 }: Of<"Counted">): void {
    if (!this.#count || this.chapter !== this.#count) {
      this.open(say("swindler-log-count"));
      this.#count = this.chapter;
    }
    if (coins || markers) this.line("swindler-log-counted", { ...this.who(seat), coins, markers, points }, true);
  }

  /** What the steps of a turn bring, but for accomplices. */
  #tellTurn(event: ToldEvent): void {
    switch (event.event) {
      case "MarkerPut":
        this.#markerPut(event);
        break;
      case "MarkerTakenBack":
        this.line("swindler-log-cancelled-order", { ...this.#order(event), lost: event.lost ?? 0 }, true);
        break;
      case "BagNamed":
        this.#steal = { colour: event.bag, tiles: [] };
        this.#steal.line = this.line("swindler-log-steals", { ...this.who(event.seat), colour: event.bag });
        break;
      case "TileDrawn":
        if (!this.#stole(event.seat, event.tile)) this.#gather("drew", event.seat, { tiles: [event.tile] });
        break;
      case "SkullDrawn":
        this.line("swindler-log-skull", this.who(event.seat));
        break;
      case "SkullSpared":
        this.line("swindler-log-spared");
        break;
      case "TileReturned":
        this.#gather("lost", event.seat, { tiles: [event.tile] });
        break;
      case "Stopped":
        if (!this.#stole(event.seat, null)) this.line("swindler-log-stopped", this.who(event.seat));
        break;
      case "CoinGained":
        this.line("swindler-log-coin", this.who(event.seat));
        break;
      case "TilePaid":
        this.#gather("paid", event.seat, { tiles: [event.tile] });
        break;
      case "CoinPaid":
        this.#gather("paid", event.seat, { coins: 1 });
        break;
      case "ChangeGiven":
        this.line("swindler-log-change", this.who(event.seat));
        break;
      case "OrderFulfilled":
        this.#fulfilled(event);
        break;
      case "NeutralTaken":
        this.#gather("took", event.seat, { tiles: [event.tile] });
        break;
      case "TileSold": {
        const { seat, tile, points } = event;
        this.line("swindler-log-sold", { ...this.who(seat), tiles: marked([tile]), points }, true);
        break;
      }
      case "DealerCompleted":
        this.line("swindler-log-completed", { ...this.who(event.seat), points: event.points }, true);
        break;
      default:
        this.#tellPolice(event);
    }
  }

  /** A seat and the order in a slot, in words. */
  #order({ seat, slot }: { seat: number; slot: number }): Variables {
    const order = this.#orders.get(slot) ?? this.#view.orders[slot - 1];
    return { ...this.who(seat), order: order ? orderWords(order) : String(slot) };
  }

  #markerPut(event: Of<"MarkerPut">): void {
    const { seat, thrown, lost = 0 } = event;
    this.line("swindler-log-reserved", this.#order(event));
    if (thrown === undefined) return;
    const vars = { ...this.who(thrown), by: { name: this.name(seat) }, lost };
    this.#befall(thrown, this.line("swindler-log-thrown", vars, true));
  }

  #fulfilled(event: Of<"OrderFulfilled">): void {
    const { seat, slot, order, points, coins, posters } = event;
    this.#orders.delete(slot);
    const reward = rewardWords({ points, coins, posters, neutral: 0 });
    this.line("swindler-log-fulfilled", { ...this.who(seat), order: orderWords(order), reward }, true);
    const thief = this.#view.thieves[seat];
    if (thief && event.awake) this.line("swindler-log-awake", { ...this.who(seat), thief: thiefName(thief.ability) });
  }

  /** Raids, and who is hired at the end. */
  #tellPolice(event: ToldEvent): void {
    switch (event.event) {
      case "RaidBegan":
        this.line("swindler-log-raid", { raid: raidWords(event.raid) });
        break;
      case "HandedIn":
        this.#gather("handed-in", event.seat, { tiles: [event.tile] });
        break;
      case "Jailed":
        this.line("swindler-log-jailed", this.who(event.seat));
        break;
      case "Hired":
        this.#hired = true;
        this.line("swindler-log-hired", { ...this.who(event.seat), count: event.cards });
        break;
      case "AccompliceDrawn":
        if (event.card) this.#gather("got", event.seat, { cards: [event.card] });
        else if (!this.#hired) this.line("swindler-log-got-unseen", this.who(event.seat));
        break;
      default:
        this.#tellCard(event);
    }
  }

  /** Accomplices, and what they do. */
  #tellCard(event: ToldEvent): void {
    switch (event.event) {
      case "CardPlayed":
        this.line(event.card === "assassin" ? "swindler-log-answers" : "swindler-log-plays", {
          ...this.who(event.seat),
          card: event.card,
        });
        break;
      case "CardStood":
        if (event.card) this.#asking = event.card;
        break;
      case "CardCancelled":
        this.line("swindler-log-cancelled", { card: event.card });
        break;
      case "BetLaid":
        this.line("swindler-log-bet", { ...this.who(event.seat), caught: event.caught ? "yes" : "no" });
        break;
      case "BetSettled": {
        const { seat, caught, won, points } = event;
        const vars = { ...this.who(seat), caught: caught ? "yes" : "no", points };
        this.line(won ? "swindler-log-bet-won" : "swindler-log-bet-lost", vars, won);
        break;
      }
      case "Forced":
        this.line("swindler-log-forced", this.who(this.#active));
        break;
      case "Lured":
        this.line("swindler-log-lured", { ...this.who(event.seat), colour: event.bag });
        break;
      case "SkullTakenBack":
        this.line("swindler-log-skull-back");
        break;
      case "TileCopied":
        this.line("swindler-log-copied", { ...this.who(event.seat), tiles: marked([event.tile]) });
        break;
      case "SkullCopied":
        this.line("swindler-log-skull-copied", this.who(event.seat));
        break;
      case "TileGiven":
        this.#gather("gave", event.giver, { tiles: [event.tile], taker: event.taker });
        break;
      case "CoinGiven":
        this.#gather("gave", event.giver, { coins: 1, taker: event.taker });
        break;
      case "Swapped":
        this.#swapped(event);
        break;
      default:
        this.#tellHelp(event);
    }
  }

  #swapped({ seat, partner, theirs, yours }: Of<"Swapped">): void {
    const line = this.line("swindler-log-swapped", {
      ...this.who(seat),
      partner: { name: this.name(partner) },
      getting: partner === this.you ? "yes" : "no",
      gives: marked([yours]),
      gets: marked([theirs]),
    });
    this.#befall(partner, line);
  }

  /** Cards shown for an order or a sale. */
  #tellHelp(event: ToldEvent): void {
    switch (event.event) {
      case "HelpShown": {
        const { seat, card, tile, stands, place } = event;
        if (place === 1) this.#helpers = [];
        this.#helpers.push(card);
        const vars = { ...this.who(seat), card };
        if (tile && stands)
          this.line("swindler-log-forges", { ...vars, tiles: marked([tile]), as: objectName(stands) });
        else this.line("swindler-log-shows", vars);
        break;
      }
      case "HelpCancelled":
        this.line("swindler-log-help-cancelled", { card: this.#helpers[event.place - 1] ?? "forger" });
    }
  }
}

/** The log in chapters; closely told, every single move has its line. */
export function logLines(
  view: SwindlerView,
  told: readonly Entry<ToldEvent>[],
  players: readonly Player[],
  closely = false,
): LogChapter[] {
  return new SwindlerLog(view, players, closely).write(told);
}

// The log of Midnight Exchange: in chapters by rummage and trade; closely told, every motion of a hand has its line.
import { say, type Variables } from "../../texts/texts.svelte";
import type { Entry, LogChapter, Player } from "../../board/game";
import { LogWriter } from "../../board/log-writer";
import { about } from "./prompt";
import { cardName } from "./names";
import { isKey } from "./pieces";
import type { Find, Location, ToldEvent, MidnightExchangeView } from "./view";
// texts: midnight-exchange-log-*

type Of<Name extends ToldEvent["event"]> = Extract<ToldEvent, { event: Name }>;

class MidnightExchangeLog extends LogWriter<ToldEvent> {
  /** What was paid for what comes next. */
  #paid: Find[] = [];
  /** Where each tile lies in this round. */
  #places: readonly Location[] = [];

  constructor(players: readonly Player[], closely: boolean) {
    super("midnight-exchange-log", players, closely);
  }

  protected override resumed({ tiles }: MidnightExchangeView): void {
    this.#places = tiles.map(({ place }) => place);
  }

  protected takenBack(entry: Entry<ToldEvent>): void {
    this.undone(entry, about);
  }

  /** Whether a round ends here and no other begins. */
  protected isLast(events: readonly ToldEvent[]): boolean {
    const has = (name: ToldEvent["event"]): boolean => events.some(({ event }) => event === name);
    return has("RoundEnded") && !has("RummageBegan");
  }

  #line(id: string, vars: Variables = {}, weighty = false): void {
    this.line(`midnight-exchange-log-${id}`, vars, weighty);
  }

  /** A line that only a replay has. */
  #close(id: string, vars: Variables): void {
    if (this.closely) this.#line(id, vars);
  }

  protected tellEvent(event: ToldEvent): void {
    switch (event.event) {
      case "MarketsOpened":
        this.open(say("midnight-exchange-log-setup"));
        this.#line("markets", { markets: Object.keys(event.sides).length });
        break;
      case "Boxed":
        this.#line("boxed", { art: event.size, cards: event.number });
        break;
      case "RummageBegan":
        this.round = event.round;
        this.#places = event.places;
        this.open(say("midnight-exchange-log-rummage", { round: event.round }));
        this.#line("begins");
        break;
      case "TradingBegan":
        this.open(say("midnight-exchange-log-trade", { round: this.round }));
        break;
      case "RoundEnded":
        this.#line(event.trades ? "round-over" : "round-idle");
        break;
      default:
        this.#tellHand(event);
    }
  }

  /** Motions of the rummage. */
  #tellHand(event: ToldEvent): void {
    switch (event.event) {
      case "Grabbed": {
        const { seat, tile, find } = event;
        this.#close(find ? "grabbed-seen" : "grabbed", {
          ...this.who(seat),
          place: this.#places[tile - 1] ?? "garage",
          ...(find ? { find: { find } } : {}),
        });
        break;
      }
      case "Kept":
        this.#kept(event);
        break;
      case "TakenOut": {
        const { seat, find } = event;
        if (find) this.#close("taken-out", { ...this.who(seat), find: { find } });
        break;
      }
      case "PutBack": {
        const { seat, up, find, dropped } = event;
        const vars = this.who(seat);
        if (dropped) this.#close("dropped", vars);
        else if (up && find) this.#close("back-up", { ...vars, find: { find } });
        else this.#close("back-down", vars);
        break;
      }
      case "Escaped":
        this.#line(`escaped-${event.by}`, { ...this.who(event.seat), number: event.number }, event.number === 1);
        break;
      default:
        this.#tellTrade(event);
    }
  }

  #kept({ seat, find }: Of<"Kept">): void {
    if (isKey(find)) this.#line("key", { ...this.who(seat), find: { find }, key: find });
    else this.#close("kept", { ...this.who(seat), find: { find } });
  }

  /** Trades, and what is placed. */
  #tellTrade(event: ToldEvent): void {
    switch (event.event) {
      case "Paid":
        this.#paid = event.finds ?? [];
        break;
      case "ArtBought":
        this.#line("bought", { ...this.#bill(event.seat, event.market), what: { art: event.kind } }, true);
        break;
      case "CardBought":
        this.#line("bought-card", { ...this.#bill(event.seat, event.market), what: cardName(event.card) }, true);
        break;
      case "ArtDrawn":
        this.#line("drew", { ...this.who(event.seat), what: { art: event.kind } }, true);
        break;
      case "BagFoundEmpty":
        this.#line("empty-bag", this.who(event.seat), true);
        break;
      case "Placed": {
        const { seat, kind, full } = event;
        this.#line(full ? "placed-full" : "placed", { ...this.who(seat), what: { art: kind } }, full);
        break;
      }
      case "Passed":
        this.#line(event.forced ? "passed-forced" : "passed", this.who(event.seat));
    }
  }

  #bill(seat: number, market: number): Variables {
    return { ...this.who(seat), market, price: { finds: this.#paid.join(" ") } };
  }
}

/** The log in chapters; closely told, every single move has its line. */
export function logLines(
  _view: MidnightExchangeView,
  told: readonly Entry<ToldEvent>[],
  players: readonly Player[],
  closely = false,
): LogChapter[] {
  return new MidnightExchangeLog(players, closely).write(told);
}

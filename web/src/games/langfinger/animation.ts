// The animation of Langfinger: its events as a series of views, ending with the one the server sent.
import type { Entry } from "../game";
import type { AnimationStep } from "../game";
import { paidFor } from "./commands";
import { TOOLS, type Back, type ToldEvent, type LangfingerView, type Place, type Tool } from "./view";

const MOVE = 280;
const READ = 220; // what has landed is looked at before the next thing happens
const STORY = 520;
const WALK = 600; // the lamp goes to the next place, and everybody looks there

type Of<Name extends ToldEvent["event"]> = Extract<ToldEvent, { event: Name }>;
type Change = Partial<LangfingerView>;

/** The `data-place` of a seat. */
export function seatPlace(seat: number): string {
  return `seat-${String(seat)}`;
}

/** The list with one entry changed. */
function changed<T>(list: readonly T[], at: number, to: (before: T) => T): T[] {
  return list.map((each, n) => (n === at ? to(each) : each));
}

/** Tools with some more, in their order. */
function more(tools: readonly Tool[], added: readonly Tool[]): Tool[] {
  return [...tools, ...added].toSorted((a, b) => TOOLS.indexOf(a) - TOOLS.indexOf(b));
}

/** Tools without some of them. */
function fewer(tools: readonly Tool[], gone: readonly Tool[]): Tool[] {
  const left = [...tools];
  for (const tool of gone) {
    const at = left.indexOf(tool);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function isAlike(one: Back, other: Back): boolean {
  return one.lock === other.lock && one.tools.join() === other.tools.join();
}

class Animator {
  readonly steps: (AnimationStep & { view: LangfingerView })[] = [];
  #now: LangfingerView;
  #after: LangfingerView;
  #laying = false;
  /** Who is drawing tools. */
  #drawing: number | null = null;

  constructor(before: LangfingerView, after: LangfingerView) {
    this.#now = { ...before, actors: [], options: [] }; // nobody acts while it is shown
    this.#after = after;
  }

  #step(change: Change, step: Omit<AnimationStep, "view">): void {
    this.#now = { ...this.#now, ...change };
    this.steps.push({ ...step, view: this.#now });
  }

  /** A change that is seen together with the step before it, or with the next one. */
  #along(change: Change): void {
    this.#now = { ...this.#now, ...change };
    const last = this.steps.at(-1);
    if (last) last.view = this.#now;
  }

  add(event: ToldEvent): void {
    const wasLaying = this.#laying;
    this.#laying = false;
    if (event.event !== "ToolDrawn") this.#drawing = null;
    switch (event.event) {
      case "RogueTaken":
        this.#step(
          { rogues: changed(this.#now.rogues, event.seat, () => this.#after.rogues[event.seat] ?? null) },
          { ms: MOVE + READ, sound: "card" },
        );
        break;
      case "ToolLaid":
      case "LootLaid":
      case "LootTurnedUp":
      case "FenceLaid":
        this.#laid(event, wasLaying);
        break;
      case "RoundBegan":
        this.#along({
          round: event.round,
          start: event.seat,
          phase: "placing",
          place: null,
          space: null,
          exchange: null,
          tired: [],
        });
        break;
      case "RoundEnded":
        this.#step({ space: null }, { ms: STORY });
        break;
      case "StonePlaced":
      case "StoneCalled":
      case "StoneReturned":
      case "PlaceReached":
      case "RuinLeft":
        this.#walked(event);
        break;
      default:
        this.#acted(event);
    }
  }

  /** Cards are laid out: all at once, since nobody waits to see them come one by one. */
  #laid(event: Of<"ToolLaid" | "LootLaid" | "LootTurnedUp" | "FenceLaid">, goesOn: boolean): void {
    this.#laying = true;
    const { city, villa, museum, harbour } = this.#now;
    let change: Change;
    if (event.event === "ToolLaid") change = { city: more(city, [event.tool]) };
    else if (event.event === "LootTurnedUp") change = { top: event.back };
    else if (event.event === "FenceLaid") change = { harbour: changed(harbour, event.stall - 1, () => event.fence) };
    else if (event.place === "villa") change = { villa: changed(villa, event.slot - 1, () => event.back) };
    else change = { museum: changed(museum, event.slot - 1, () => event.back) };
    if (goesOn) this.#along(change);
    else this.#step({ ...change, piles: this.#after.piles, gone: this.#after.gone }, { ms: STORY, sound: "trick" });
  }

  /** Stones on their way. */
  #walked(event: Of<"StonePlaced" | "StoneCalled" | "StoneReturned" | "PlaceReached" | "RuinLeft">): void {
    const { stones, ruin, place: here } = this.#now;
    switch (event.event) {
      case "StonePlaced":
        this.#step(
          { ...this.#stand(event.place, event.space, event.seat), stones: changed(stones, event.seat, (n) => n - 1) },
          { ms: MOVE + READ, sound: "card" },
        );
        break;
      case "PlaceReached":
        this.#step(
          {
            phase: "acting",
            place: event.place,
            space: null,
            exchange: null,
            due: 0,
            stall: null,
            sold: null,
            tired: [],
          },
          { ms: WALK, sound: "choice" },
        );
        break;
      case "StoneCalled":
        this.#along({ phase: "acting", space: event.space, exchange: null, due: event.due, stall: null, sold: null });
        break;
      case "StoneReturned":
        this.#step(
          {
            ...(here ? this.#stand(here, event.space, null) : {}),
            stones: changed(stones, event.seat, (n) => n + 1),
          },
          { ms: event.vain ? STORY : MOVE, to: seatPlace(event.seat) },
        );
        break;
      default: {
        const back = ruin.map(({ seat }) => seat);
        this.#step(
          {
            ruin: ruin.map((space) => ({ ...space, seat: null })),
            stones: stones.map((n, seat) => n + back.filter((other) => other === seat).length),
          },
          { ms: MOVE },
        );
      }
    }
  }

  /** A space of a place with a stone on it, or with none. */
  #stand(at: Place, space: number, seat: number | null): Change {
    const { spaces } = this.#now;
    return { spaces: { ...spaces, [at]: changed(spaces[at], space - 1, () => seat) } };
  }

  /** What stones do at their places. */
  #acted(event: ToldEvent): void {
    const { city, shown, ruin, gone, harbour, saleable, due } = this.#now;
    switch (event.event) {
      case "ToolTaken": {
        const { seat, tool } = event;
        const change = { city: fewer(city, [tool]), shown: changed(shown, seat, (tools) => more(tools, [tool])) };
        const took = { ...change, ...this.#hand(seat, [tool], []), due: due - 1 };
        this.#step(took, { ms: MOVE + READ, sound: "card", to: seatPlace(seat) });
        break;
      }
      case "Exchanged": {
        const { seat, exchange } = event;
        const left = this.#now.space === null ? {} : this.#stand("ruin", this.#now.space, null);
        const moved = { ruin: changed(ruin, exchange - 1, (space) => ({ ...space, seat })) };
        this.#step(
          { ...left, ...moved, exchange, due: event.due, phase: "discarding" },
          { ms: MOVE + READ, sound: "card" },
        );
        break;
      }
      case "ToolDiscarded":
        this.#step(
          {
            ...this.#hand(event.seat, [], [event.tool]),
            gone: { ...gone, tools: more(gone.tools, [event.tool]) },
            due: due - 1,
          },
          { ms: MOVE, sound: "card", to: "pile-tools" },
        );
        break;
      case "ToolDrawn":
        this.#drew(event);
        break;
      case "Robbed":
        this.#robbed(event);
        break;
      case "Visited":
        this.#step({ stall: event.stall, phase: "selling" }, { ms: MOVE });
        break;
      case "Sold":
        this.#sold(event);
        break;
      case "FenceLeft":
        this.#step(
          {
            harbour: changed(harbour, event.stall - 1, () => null),
            saleable: changed(saleable, event.stall - 1, () => []),
            stall: null,
          },
          { ms: MOVE, to: "pile-fences" },
        );
    }
  }

  /** A seat's hand after some tools came and went; which ones, one sees of one's own only. */
  #hand(seat: number, came: readonly (Tool | null)[], went: readonly Tool[]): Change {
    const { hand, hands, shown, known } = this.#now;
    const seen = came.filter((tool) => tool !== null);
    return {
      hands: changed(hands, seat, (tools) => tools + came.length - went.length),
      ...(went.length ? { shown: changed(shown, seat, (tools) => fewer(tools, went)) } : {}),
      ...(seat === this.#now.seat
        ? { hand: more(fewer(hand, went), seen) }
        : { known: changed(known, seat, (tools) => more(fewer(tools, went), seen)) }),
    };
  }

  /** Tools drawn together are one step. */
  #drew({ seat, tool }: Of<"ToolDrawn">): void {
    const { piles } = this.#now;
    if (this.#drawing === seat) this.steps.pop();
    this.#drawing = seat;
    this.#step(
      { ...this.#hand(seat, [tool], []), piles: { ...piles, tools: Math.max(0, piles.tools - 1) } },
      { ms: STORY, sound: "trick" },
    );
  }

  /** The tools go, the card comes; a chest is turned over for all to see. */
  #robbed({ seat, slot, card, back, rogue, paid }: Of<"Robbed">): void {
    const { rogues, tired, gone, payable, loot, fronts, mine, money, place: here } = this.#now;
    const went = paidFor(back, rogue ? (rogues[seat]?.tool ?? null) : null);
    const house = here === "museum" ? "museum" : "villa";
    const isOther = (command: string): boolean => command.split(" ")[1] !== String(slot);
    const keeps = paid
      ? { money: changed(money, seat, (sum) => sum + paid) }
      : {
          loot: changed(loot, seat, (cards) => [...cards, back]),
          ...(seat !== this.#now.seat
            ? { fronts: changed(fronts, seat, (cards) => [...cards, card]) }
            : card
              ? { mine: [...mine, card] }
              : {}),
        };
    this.#step(
      {
        ...this.#hand(seat, [], went),
        ...keeps,
        [house]: changed(this.#now[house], slot - 1, () => null),
        payable: { ...payable, [house]: payable[house].filter(isOther) },
        gone: {
          ...gone,
          tools: more(gone.tools, went),
          loot: paid && card ? [...gone.loot, card] : gone.loot,
        },
        tired: rogue ? [...tired, seat] : tired,
      },
      { ms: STORY + READ, sound: paid ? "coin" : "trick", to: seatPlace(seat) },
    );
  }

  #sold({ seat, n, card, paid }: Of<"Sold">): void {
    const { loot, fronts, mine, money, gone } = this.#now;
    const before = loot[seat] ?? [];
    const at = n === null ? before.findIndex((back) => isAlike(back, card)) : n - 1;
    this.#step(
      {
        loot: changed(loot, seat, (cards) => cards.filter((_, i) => i !== at)),
        fronts: changed(fronts, seat, (cards) => cards.filter((_, i) => i !== at)),
        ...(seat === this.#now.seat ? { mine: mine.filter((_, i) => i !== at) } : {}),
        money: changed(money, seat, (sum) => sum + paid),
        gone: { ...gone, loot: [...gone.loot, card] },
        sold: card.kind,
      },
      { ms: STORY + READ, sound: "coin", to: "harbour" },
    );
  }
}

/** The animation from one view to the next. */
export function animation(
  before: LangfingerView,
  told: readonly Entry<ToldEvent>[],
  after: LangfingerView,
): AnimationStep[] {
  const events = told.some(({ undoes }) => undoes) ? [] : told.flatMap(({ events }) => events);
  const animator = new Animator(before, after);
  for (const event of events) animator.add(event);
  const last = animator.steps.pop();
  return [...animator.steps, { ms: 0, ...last, view: after }];
}

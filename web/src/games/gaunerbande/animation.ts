// The animation of Gaunerbande: its events as a series of views, ending with the one the server sent.
import { toLeft } from "../../table/board/seat-positions";
import type { Entry } from "../game";
import type { AnimationStep } from "../game";
import { sorted } from "./cards";
import type { CardName, GaunerbandeView, ToldEvent } from "./view";

const MOVE = 280;
const READ = 120; // a card that has landed is looked at before the next one comes
const STORY = 520;
const PAUSE = 700;
const DEAL = 640;

/** The `data-place` of a seat. */
export function seatPlace(seat: number): string {
  return `seat-${String(seat)}`;
}

function without(cards: readonly CardName[], card: CardName | null): CardName[] {
  return cards.filter((other) => other !== card);
}

/** The list with one seat's number changed. */
function changed(numbers: readonly number[], seat: number, by: number): number[] {
  return numbers.map((number, other) => (other === seat ? number + by : number));
}

class Animator {
  readonly steps: (AnimationStep & { view: GaunerbandeView })[] = [];
  #now: GaunerbandeView;
  #dealtTo: readonly number[];

  constructor(before: GaunerbandeView, dealtTo: readonly number[]) {
    this.#dealtTo = dealtTo;
    this.#now = { ...before, actors: [], options: [] }; // nobody acts while it is shown
  }

  #step(change: Partial<GaunerbandeView>, step: Omit<AnimationStep, "view">): void {
    this.#now = { ...this.#now, ...change };
    this.steps.push({ ...step, view: this.#now });
  }

  add(event: ToldEvent): void {
    switch (event.event) {
      case "Given":
        this.#given(event.seat, event.card);
        break;
      case "Passed":
        this.#passed(event.gifts, event.distance);
        break;
      case "Played":
        this.#played(event.seat, event.card);
        break;
      case "TrickTaken":
        this.#taken(event.seat);
        break;
      case "GangUnited":
        this.#step({}, { ms: PAUSE, sound: "win" });
        break;
      case "Scored":
        this.#step(
          { totals: this.#now.totals.map((total, seat) => total + (event.points[seat] ?? 0)) },
          { ms: PAUSE, sound: "coin" },
        );
        break;
      case "Dealt":
        this.#dealt(event.hands);
    }
  }

  /** Cards set aside together are one step. */
  #given(seat: number, card: CardName | null): void {
    const { hand, gave, hands, owing } = this.#now;
    const mine = seat === this.#now.seat && card !== null;
    const change = {
      hands: changed(hands, seat, -1),
      owing,
      ...(mine ? { hand: without(hand, card), gave: sorted([...gave, card]) } : {}),
    };
    if (this.steps.at(-1)?.ms === MOVE) this.steps.pop();
    this.#step(change, { ms: MOVE, ...(mine ? { sound: "card" } : {}) });
  }

  #passed(gifts: (CardName[] | null)[], distance: number): void {
    const view = this.#now;
    const got = (seat: number): CardName[] | null | undefined => gifts[toLeft(seat, -distance, view.seats)];
    const received = view.seat === null ? [] : (got(view.seat) ?? []);
    this.#step(
      {
        phase: "tricks",
        owing: [],
        received,
        hand: sorted([...view.hand, ...received]),
        hands: view.hands.map((cards, seat) => cards + (got(seat)?.length ?? received.length)),
      },
      {
        ms: STORY,
        sound: "trick",
        ...(view.seat === null ? {} : { to: seatPlace(toLeft(view.seat, distance, view.seats)) }),
      },
    );
  }

  #played(seat: number, card: CardName): void {
    const { trick, hand, hands, known } = this.#now;
    this.#step(
      {
        trick: [...trick, { seat, card }],
        hand: without(hand, card),
        known: known.map((cards, other) => (other === seat ? without(cards, card) : cards)),
        hands: changed(hands, seat, -1),
      },
      { ms: MOVE + READ, sound: "card" },
    );
  }

  /** The full trick lies there long enough to be read, then goes to its winner. */
  #taken(seat: number): void {
    const { trick, tricks, taken } = this.#now;
    const cards = trick.map(({ card }) => card);
    const full = this.steps.at(-1);
    if (full) {
      full.ms += PAUSE;
      full.view = { ...full.view, ahead: seat };
    }
    this.#step(
      {
        trick: [],
        last_trick: trick,
        led: null,
        ahead: null,
        leader: seat,
        tricks: changed(tricks, seat, 1),
        taken: taken.map((before, other) => (other === seat ? [...before, ...cards] : before)),
      },
      { ms: STORY, sound: "trick", to: seatPlace(seat) },
    );
  }

  #dealt(hands: (CardName[] | null)[]): void {
    const { seat } = this.#now;
    const hand = (seat === null ? null : hands[seat]) ?? [];
    this.#step({ hand, hands: [...this.#dealtTo], trick: [], last_trick: [] }, { ms: DEAL, sound: "trick" });
  }
}

/** How many cards each seat was dealt: those it has in the end, and those it has parted with since the deal. */
function dealtTo(events: readonly ToldEvent[], { hands, gift }: GaunerbandeView): number[] {
  const since = events.slice(events.findLastIndex(({ event }) => event === "Dealt") + 1);
  const got = since.some(({ event }) => event === "Passed") ? gift : 0;
  return hands.map((cards, seat) => {
    const parted = since.filter(
      (event) => (event.event === "Given" || event.event === "Played") && event.seat === seat,
    );
    return cards + parted.length - got;
  });
}

/** The animation from one view to the next. */
export function animation(
  before: GaunerbandeView,
  told: readonly Entry<ToldEvent>[],
  after: GaunerbandeView,
): AnimationStep[] {
  const events = told.some(({ undoes }) => undoes) ? [] : told.flatMap(({ events }) => events);
  const animator = new Animator(before, dealtTo(events, after));
  for (const event of events) animator.add(event);
  const last = animator.steps.pop();
  return [...animator.steps, { ms: 0, ...last, view: after }];
}

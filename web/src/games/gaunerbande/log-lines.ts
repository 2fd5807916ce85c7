// The log of Gaunerbande: every event as a sentence, in chapters by round and trick.
import { say } from "../../texts/texts.svelte";
import type { Entry, LogChapter, Player } from "../../board/game";
import { LogWriter } from "../../board/log-writer";
import { colour, isCard, isPolitician } from "./pieces";
import type { CardName, GaunerbandeView, ToldEvent } from "./view";
// texts: gaunerbande-log-*

type Of<Name extends ToldEvent["event"]> = Extract<ToldEvent, { event: Name }>;

class GaunerbandeLog extends LogWriter<ToldEvent> {
  #gift: number;
  #trick = 0;
  #given: number[] = [];
  #passing = false;
  /** The card that was led to this trick. */
  #led: CardName | null = null;
  #boss = -1;

  constructor(players: readonly Player[], gift: number, closely: boolean) {
    super("gaunerbande-log", players, closely);
    this.#gift = gift;
  }

  protected takenBack(entry: Entry<ToldEvent>): void {
    const [, card = ""] = entry.command.split(" ");
    if (!isCard(card)) this.line("gaunerbande-log-undone", this.who(entry.seat));
    else {
      const vars = { ...this.who(entry.seat), card: { card }, more: entry.agreed ? "yes" : "no" };
      this.line("gaunerbande-log-undone-card", vars);
    }
  }

  /** The trick as the view has it: its number, and what was led to it before this card. */
  protected override resumed({ phase, trick, last_trick, trick_number }: GaunerbandeView): void {
    const isLead = trick.length === 1 || phase === "passing";
    this.#led = isLead ? null : ((trick[0] ?? last_trick[0])?.card ?? null);
    this.#trick = trick.length > 1 ? trick_number : trick_number - 1;
    this.#given = [];
    this.#passing = phase === "passing";
  }

  protected isLast(events: readonly ToldEvent[]): boolean {
    return events.at(-1)?.event === "Left";
  }

  protected tellEvent(event: ToldEvent): void {
    switch (event.event) {
      case "Dealt":
        this.round += 1;
        this.#trick = 0;
        this.#given = event.hands.map(() => 0);
        this.#led = null;
        this.open(say("gaunerbande-round", { round: this.round }));
        this.#passing = true;
        this.line("gaunerbande-log-dealt");
        break;
      case "Given":
        this.#gave(event.seat, event.card);
        break;
      case "Passed":
        this.#passed(event);
        break;
      case "LeadFound":
        if (this.#passing) this.line("gaunerbande-log-no-pass"); // straight from the deal to the tricks
        this.line("gaunerbande-log-opens", this.who(event.seat));
        break;
      case "Played":
        this.#played(event.seat, event.card);
        break;
      case "TrickTaken":
        this.#taken(event);
        break;
      case "GangUnited":
        this.#boss = event.seat;
        this.open(say("gaunerbande-log-end-of-round", { round: this.round }));
        this.line("gaunerbande-log-united", this.who(event.seat), true);
        break;
      case "Scored":
        this.#scored(event);
    }
  }

  #gave(seat: number, card: CardName | null): void {
    const given = (this.#given[seat] ?? 0) + 1;
    this.#given[seat] = given;
    if (this.closely) {
      const vars = { ...this.who(seat), given, of: this.#gift };
      if (card === null) this.line("gaunerbande-log-laid-aside", vars);
      else this.line("gaunerbande-log-laid-aside-card", { ...vars, card: { card } });
    } else if (given === this.#gift) this.line("gaunerbande-log-chosen", this.who(seat));
  }

  #passed({ gifts, distance, receivers }: Of<"Passed">): void {
    const you = this.you;
    this.#passing = false;
    this.line("gaunerbande-log-passed", { distance });
    for (const [from, cards] of gifts.entries()) {
      if (!cards) continue;
      const [a = "", b = "", c = ""] = cards;
      const to = receivers[from] ?? -1;
      const vars = { a: { card: a }, b: { card: b }, c: { card: c } };
      if (to === you) this.line("gaunerbande-log-got", { ...vars, who: { name: this.name(from) } });
      else this.line("gaunerbande-log-gave", { ...vars, ...this.who(from), to: { name: this.name(to) } });
    }
  }

  #played(seat: number, card: CardName): void {
    const led = this.#led;
    if (led === null) {
      this.#trick += 1;
      this.open(say("gaunerbande-log-trick", { trick: this.#trick }));
    }
    const vars = { ...this.who(seat), card: { card } };
    if (led === null) this.line("gaunerbande-log-led", vars);
    else if (colour(card) === colour(led)) this.line("gaunerbande-log-followed", vars, isPolitician(card));
    else this.line("gaunerbande-log-threw", { ...vars, colour: colour(led) }, isPolitician(card));
    this.#led = led ?? card;
  }

  #taken({ seat, rogues = 0, politician = false }: Of<"TrickTaken">): void {
    const haul = politician || rogues > 0;
    this.line(
      "gaunerbande-log-took",
      { ...this.who(seat), rogues, politician: politician ? "yes" : "no", haul: haul ? "some" : "none" },
      haul,
    );
    this.#led = null;
  }

  #scored({ points, reward, own }: Of<"Scored">): void {
    if (reward !== undefined) {
      const vars = { ...this.who(this.#boss), own: own ? "yes" : "no", value: reward };
      this.line("gaunerbande-log-reward", vars, true);
    } else this.open(say("gaunerbande-log-end-of-round", { round: this.round }));
    for (const [seat, value] of points.entries())
      this.line("gaunerbande-log-scored", { ...this.who(seat), points: value });
  }
}

/** The log in chapters; closely told, every single move has its line. */
export function logLines(
  view: GaunerbandeView,
  told: readonly Entry<ToldEvent>[],
  players: readonly Player[],
  closely = false,
): LogChapter[] {
  return new GaunerbandeLog(players, view.gift, closely).write(told);
}

// The log of Gaunerbande: every event as a sentence, in chapters by round and trick.
import { toLeft } from "../../board/seat-positions";
import { say, type Variables } from "../../texts/texts.svelte";
import type { Entry } from "../../board/game";
import type { LogChapter, Player, LogLine } from "../../board/game";
import { colour, isCard, isPolitician, isRogue } from "./cards";
import type { CardName, GaunerbandeView, ToldEvent, Laid } from "./view";
// texts: gb-log-*

class LogWriter {
  readonly chapters: LogChapter[] = [];
  #players: readonly Player[];
  #gift: number;
  #closely: boolean;
  #you: number | null;
  #n = 0;
  #round = 0;
  #trick = 0;
  #given: number[] = [];
  #passing = false;
  #lying: Laid[] = [];
  #boss = -1;

  constructor(players: readonly Player[], gift: number, closely: boolean) {
    this.#players = players;
    this.#gift = gift;
    this.#closely = closely;
    this.#you = players.find(({ mine }) => mine)?.seat ?? null;
  }

  /** Tell one entry after those before it. */
  tell(entry: Entry<ToldEvent>): void {
    this.#n = entry.n;
    if (entry.undoes) this.#takenBack(entry);
    const events = entry.events;
    for (const event of events) this.#tellEvent(event, entry.command);
    if (events.at(-1)?.event === "Left") this.#line("gb-log-over", {}, true);
  }

  #who(seat: number): Variables {
    return { who: { name: this.#players[seat]?.name ?? "" }, you: seat === this.#you ? "yes" : "no" };
  }

  #line(id: string, vars: Variables = {}, weighty = false): void {
    const line: LogLine = { n: this.#n, id, vars, ...(weighty ? { weighty } : {}) };
    this.chapters.at(-1)?.lines.push(line);
  }

  #open(title: string): void {
    this.chapters.push({ key: `${String(this.#round)}-${String(this.chapters.length)}`, title, lines: [] });
  }

  /** What was taken back is not in the log any more; here only stands that it was, and where we are again. */
  #takenBack(entry: Entry<ToldEvent>): void {
    const [, card = ""] = entry.command.split(" ");
    if (!isCard(card)) this.#line("gb-log-undone", this.#who(entry.seat));
    else {
      const vars = { ...this.#who(entry.seat), card: { card }, more: entry.agreed ? "yes" : "no" };
      this.#line("gb-log-undone-card", vars);
    }
  }

  #tellEvent(event: ToldEvent, command: string): void {
    switch (event.event) {
      case "Dealt":
        this.#round += 1;
        this.#trick = 0;
        this.#given = event.hands.map(() => 0);
        this.#lying = [];
        this.#open(say("gb-round", { round: this.#round }));
        this.#passing = true;
        this.#line("gb-log-dealt");
        break;
      case "Given":
        this.#gave(event.seat, event.card);
        break;
      case "Passed":
        this.#passed(event.gifts, event.distance);
        break;
      case "LeadFound":
        if (this.#passing) this.#line("gb-log-no-pass"); // straight from the deal to the tricks
        this.#line("gb-log-opens", this.#who(event.seat));
        break;
      case "Played":
        this.#played(event.seat, event.card);
        break;
      case "TrickTaken":
        this.#taken(event.seat);
        break;
      case "GangUnited":
        this.#boss = event.seat;
        this.#open(say("gb-log-end-of-round", { round: this.#round }));
        this.#line("gb-log-united", this.#who(event.seat), true);
        break;
      case "Scored":
        this.#scored(event.points, command);
    }
  }

  #gave(seat: number, card: CardName | null): void {
    const given = (this.#given[seat] ?? 0) + 1;
    this.#given[seat] = given;
    if (this.#closely) {
      const vars = { ...this.#who(seat), given, of: this.#gift };
      if (card === null) this.#line("gb-log-laid-aside", vars);
      else this.#line("gb-log-laid-aside-card", { ...vars, card: { card } });
    } else if (given === this.#gift) this.#line("gb-log-chosen", this.#who(seat));
  }

  #passed(gifts: (CardName[] | null)[], distance: number): void {
    const you = this.#you;
    this.#passing = false;
    this.#line("gb-log-passed", { distance });
    for (const [from, cards] of gifts.entries()) {
      if (!cards) continue;
      const [a = "", b = "", c = ""] = cards;
      const to = toLeft(from, distance, gifts.length);
      const vars = { a: { card: a }, b: { card: b }, c: { card: c } };
      if (to === you) this.#line("gb-log-got", { ...vars, who: { name: this.#name(from) } });
      else this.#line("gb-log-gave", { ...vars, ...this.#who(from), to: { name: this.#name(to) } });
    }
  }

  #name(seat: number): string {
    return this.#players[seat]?.name ?? "";
  }

  #played(seat: number, card: CardName): void {
    const [led] = this.#lying;
    if (!led) {
      this.#trick += 1;
      this.#open(say("gb-log-trick", { trick: this.#trick }));
    }
    const vars = { ...this.#who(seat), card: { card } };
    if (!led) this.#line("gb-log-led", vars);
    else if (colour(card) === colour(led.card)) this.#line("gb-log-followed", vars, isPolitician(card));
    else this.#line("gb-log-threw", { ...vars, colour: colour(led.card) }, isPolitician(card));
    this.#lying.push({ seat, card });
  }

  #taken(seat: number): void {
    const cards = this.#lying.map(({ card }) => card);
    const rogues = cards.filter(isRogue).length;
    const politician = cards.some(isPolitician);
    const haul = politician || rogues > 0;
    this.#line(
      "gb-log-took",
      { ...this.#who(seat), rogues, politician: politician ? "yes" : "no", haul: haul ? "some" : "none" },
      haul,
    );
    this.#lying = [];
  }

  #scored(points: number[], command: string): void {
    if (command.startsWith("gang ")) {
      const value = Math.max(...points.map(Math.abs));
      const own = command === "gang self" ? "yes" : "no";
      this.#line("gb-log-reward", { ...this.#who(this.#boss), own, value }, true);
    } else this.#open(say("gb-log-end-of-round", { round: this.#round }));
    for (const [seat, value] of points.entries()) this.#line("gb-log-scored", { ...this.#who(seat), points: value });
  }
}

/** The log in chapters; closely told, every single move has its line. */
export function logLines(
  view: GaunerbandeView,
  told: readonly Entry<ToldEvent>[],
  players: readonly Player[],
  closely = false,
): LogChapter[] {
  const telling = new LogWriter(players, view.gift, closely);
  for (const entry of told) telling.tell(entry);
  return telling.chapters;
}

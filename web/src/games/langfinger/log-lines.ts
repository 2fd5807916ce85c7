// The log of Langfinger: every event as a sentence, in chapters by round, placing first, then place by place.
import { say } from "../../texts/texts.svelte";
import type { Entry, LogChapter, LogLine, Player } from "../../board/game";
import { LogWriter } from "../../board/log-writer";
import { placeName } from "./names";
import { about } from "./prompt";
import type { Front, ToldEvent, LangfingerView, Tool } from "./view";
// texts: langfinger-log-*

type Robbery = Extract<ToldEvent, { event: "Robbed" }>;

/** Tools that go the same way one after the other; they share a line. */
interface Gathered {
  id: "taken" | "discarded" | "drew";
  seat: number;
  tools: (Tool | null)[];
  line: LogLine;
}

/** A loot card as a mark writes it. */
export function marked({ kind, value }: Front): { loot: string } {
  return { loot: `${kind} ${String(value)}` };
}

class LangfingerLog extends LogWriter<ToldEvent> {
  #view: LangfingerView;
  #gathered: Gathered | null = null;

  constructor(view: LangfingerView, players: readonly Player[], closely: boolean) {
    super("langfinger-log", players, closely);
    this.#view = view;
  }

  protected takenBack(entry: Entry<ToldEvent>): void {
    this.#gathered = null;
    this.undone(entry, about);
  }

  protected isLast(events: readonly ToldEvent[]): boolean {
    return events.at(-1)?.event === "Left";
  }

  protected tellEvent(event: ToldEvent): void {
    switch (event.event) {
      case "StartDrawn":
        this.open(say("langfinger-log-setup"));
        this.line("langfinger-log-start-drawn", this.who(event.seat));
        break;
      case "RogueTaken":
        this.line("langfinger-log-rogue", {
          ...this.who(event.seat),
          rogue: this.#view.rogues[event.seat]?.name ?? "",
          tool: { tools: event.tool },
        });
        break;
      case "RoundBegan":
        this.round = event.round;
        this.open(say("langfinger-round", { round: event.round }));
        this.line("langfinger-log-began", this.who(event.seat));
        break;
      case "RoundEnded":
        this.line("langfinger-log-earned", { earned: event.earned });
        break;
      case "ToolsShuffled":
      case "LootShuffled":
      case "FencesShuffled":
        this.line("langfinger-log-shuffled", { pile: event.event });
        break;
      case "ToolTaken":
        this.#gather("taken", event.seat, event.tool);
        break;
      case "ToolDiscarded":
        this.#gather("discarded", event.seat, event.tool);
        break;
      case "ToolDrawn":
        this.#gather("drew", event.seat, event.tool);
        break;
      default:
        this.#tellStone(event);
    }
  }

  /** What a stone does on its way through the town. */
  #tellStone(event: ToldEvent): void {
    switch (event.event) {
      case "StonePlaced": {
        const { seat, place, space } = event;
        this.line("langfinger-log-placed", { ...this.who(seat), at: place, place: { place }, space });
        break;
      }
      case "PlaceReached":
        this.open(say("langfinger-log-place", { place: placeName(event.place), round: this.round }));
        break;
      case "Exchanged": {
        const { discard: gives = 0, draw: gets = 0 } = this.#view.ruin[event.exchange - 1] ?? {};
        this.line("langfinger-log-swapped", { ...this.who(event.seat), gives, gets });
        break;
      }
      case "Robbed":
        this.#robbed(event);
        break;
      case "Visited":
        if (this.closely) this.line("langfinger-log-visited", this.who(event.seat));
        break;
      case "Sold":
        this.line("langfinger-log-sold", { ...this.who(event.seat), loot: marked(event.card), paid: event.paid }, true);
        break;
      case "Declined":
        this.line("langfinger-log-declined", this.who(event.seat));
        break;
      case "StoneReturned":
        if (event.reason) this.line("langfinger-log-vain", { ...this.who(event.seat), why: event.reason });
        this.#gathered = null;
    }
  }

  /** Tools of one hand that go the same way stand in one line; closely told, those of one move do. */
  #gather(id: Gathered["id"], seat: number, tool: Tool | null): void {
    const lines = this.chapter?.lines;
    const before = this.#gathered;
    const isSame = before?.id === id && before.seat === seat && lines?.at(-1) === before.line;
    const goesOn = isSame && (!this.closely || before.line.n === this.n);
    if (goesOn) lines.pop();
    const tools = [...(goesOn ? before.tools : []), tool];
    const seen = tools.filter((each) => each !== null);
    const line = seen.length
      ? this.line(`langfinger-log-${id}`, { ...this.who(seat), tools: { tools: seen.join(" ") } })
      : this.line("langfinger-log-drew-unseen", { ...this.who(seat), count: tools.length });
    this.#gathered = { id, seat, tools, line };
  }

  #robbed({ seat, card, back, rogue, paid, tools = [] }: Robbery): void {
    this.line("langfinger-log-robbed", {
      ...this.who(seat),
      what: back.lock,
      lock: { lock: back.lock },
      tools: { tools: tools.join(" ") },
      rogue: rogue ? "yes" : "no",
    });
    if (paid) this.line("langfinger-log-chest", { ...this.who(seat), paid }, true);
    else if (card) this.line("langfinger-log-inside", { ...this.who(seat), loot: marked(card) });
  }
}

/** The log in chapters; closely told, every single move has its line. */
export function logLines(
  view: LangfingerView,
  told: readonly Entry<ToldEvent>[],
  players: readonly Player[],
  closely = false,
): LogChapter[] {
  return new LangfingerLog(view, players, closely).write(told);
}

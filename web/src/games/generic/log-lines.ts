// The log of any game: every event by the text that the game brings, else every move by what its command says.
import type { Entry, LogChapter, Player } from "../../board/game";
import { LogWriter } from "../../board/log-writer";
import { hasMessage, list, say, sayIfKnown, titled, type Variable, type Variables } from "../../texts/texts.svelte";
import { isObject, type AnyEvent, type AnyView, type Field } from "./layout";
import type { GenericTable } from "./table";
import { spaced } from "./words";
// texts: generic-log-*

const SILENT = new Set(["Entered", "Left"]); // what the rules wait for, which the prompt says

class GenericLog extends LogWriter<AnyEvent> {
  readonly #table: GenericTable;
  readonly #players: readonly Player[];
  readonly #last: Entry<AnyEvent> | undefined;
  /** Whether the game has a text for any of its events. */
  readonly #speaks: boolean;
  #told = false;

  constructor(table: GenericTable, players: readonly Player[], closely: boolean, last: Entry<AnyEvent> | undefined) {
    super("generic-log", players, closely);
    this.#table = table;
    this.#players = players;
    this.#last = last;
    this.#speaks = Object.keys(table.layout.events).some((event) => hasMessage(`${table.layout.game}-event-${event}`));
  }

  protected takenBack(entry: Entry<AnyEvent>): void {
    this.undone(entry, (command) => this.#table.words.command(command));
  }

  protected isLast(events: readonly AnyEvent[]): boolean {
    return events === this.#last?.events;
  }

  protected tellEvent(event: AnyEvent, entry: Entry<AnyEvent>): void {
    if (event === entry.events[0]) this.#told = false;
    if (SILENT.has(event.event)) return;
    this.#beginRound(event);
    const id = `${this.#table.layout.game}-event-${event.event}`;
    const vars = this.#variables(event);
    if (sayIfKnown(id, vars) !== null) {
      this.#told = true;
      this.line(id, vars);
      return;
    }
    if (entry.command && !this.#told) {
      // The move itself says what happened, if its own event has no words.
      this.#told = true;
      this.line("generic-log-move", { ...this.who(entry.seat), what: this.#table.words.command(entry.command) });
      return;
    }
    // A game with texts for its log is silent where it has none.
    if (this.closely || (!entry.command && !this.#speaks)) this.#inPlainWords(event);
  }

  /** Open the chapter that an event belongs to. */
  #beginRound({ event, round }: AnyEvent): void {
    const begins = this.#table.layout.rounds.includes(event);
    const now = typeof round === "number" ? round : this.round + (begins ? 1 : 0);
    if (now !== this.round) {
      this.round = now;
      this.open(say("replay-round", { round: now }));
    } else if (!this.chapter) this.open(say("generic-log-begin"));
  }

  /** An event for which there is no text: its name, and what it is about. */
  #inPlainWords(event: AnyEvent): void {
    const { words, layout } = this.#table;
    const { seat, event: name, ...rest } = event;
    const fields = layout.events[name] ?? [];
    const about = Object.entries(rest).flatMap(([key, value]) => {
      if (typeof value === "boolean" ? !value : value === null || typeof value === "object") return [];
      return `${words.caption(key)} ${words.value(value, this.#field(key, fields), this.#players)}`;
    });
    const what = [titled(spaced(name)), ...about].join(" · ");
    if (typeof seat === "number" && this.#players[seat]) this.line("generic-log-move", { ...this.who(seat), what });
    else this.line("generic-log-event", { what });
  }

  #field(key: string, fields: readonly Field[]): Field | undefined {
    return fields.find(({ name }) => name === key) ?? (key === "seat" ? { name: key, kind: "seat" } : undefined);
  }

  /** The fields of an event as the variables of a sentence: seats and pieces by name. */
  #variables({ event, ...fields }: AnyEvent): Variables {
    const types = this.#table.layout.events[event] ?? [];
    const vars: Record<string, Variable> = {};
    for (const [key, value] of Object.entries(fields)) {
      vars[key] = this.#variable(value, this.#field(key, types));
    }
    const { seat } = fields;
    return typeof seat === "number" ? { ...vars, ...this.who(seat) } : vars;
  }

  #variable(value: unknown, field: Field | undefined): Variable {
    const { words } = this.#table;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null || value === undefined) return "none";
    if (typeof value === "number") {
      return field?.kind === "seat" && this.#players[value] ? { name: this.name(value) } : value;
    }
    if (Array.isArray(value)) return list(value.map((item) => words.value(item, inside(field), this.#players)));
    return isObject(value) ? words.object(value, field, this.#players) : words.value(value, field, this.#players);
  }
}

/** What the items of a list are. */
function inside(field: Field | undefined): Field | undefined {
  return field?.kind === "seats" ? { ...field, kind: "seat" } : field?.each;
}

/** The log in chapters; closely told, every event has its line. */
export function logLines(
  table: GenericTable,
  view: AnyView,
  told: readonly Entry<AnyEvent>[],
  players: readonly Player[],
  closely = false,
): LogChapter[] {
  const last = told.at(-1);
  const over = view.outcome ?? last?.changes?.some((change) => change?.outcome); // a replay begins with its first view
  return new GenericLog(table, players, closely, over ? last : undefined).write(told);
}

// The words of a game that brings its own texts, each with something sensible where it brings none.
import type { Player } from "../../board/game";
import { figure, list, sayIfKnown, say, titled, type Variables } from "../../texts/texts.svelte";
import { isObject, type Field } from "./layout";

/** A name as the rules write it, in words: "trick_number" and "TrickTaken" both have two. */
export function spaced(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase()
    .trim();
}

/** What a command does, and to what. */
export function parted(command: string): { verb: string; args: readonly string[] } {
  const [verb = "", ...args] = command.split(" ");
  return { verb, args };
}

const PIECES = new Set(["hand", "zone", "seat_zones", "grid", "rows"]);

/** Whether a number is what something is called, and nothing that is counted. */
const isPiece = (field: Field | undefined): boolean => field !== undefined && PIECES.has(field.kind);

export class GameWords {
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  /** A text of the game itself, by the rest of its id; null if it has none. */
  own(id: string, vars: Variables = {}): string | null {
    return sayIfKnown(`${this.#game}-${id}`, vars);
  }

  /** What a field of the view is called. */
  caption(name: string): string {
    return this.own(`field-${name}`) ?? titled(spaced(name));
  }

  /** The name of a piece or of any other word in notation. */
  piece(notation: string): string {
    return this.#known(notation) ?? notation;
  }

  #known(notation: string): string | null {
    const id = notation.trim().replace(/\s+/g, "-");
    return /^[\w-]+$/.test(id) ? this.own(`piece-${id}`) : null;
  }

  /** A single value in words. */
  value(value: unknown, field: Field | undefined, players: readonly Player[]): string {
    if (value === null || value === undefined || value === "") return say("generic-none");
    if (typeof value === "boolean") return say(value ? "generic-yes" : "generic-no");
    if (Array.isArray(value)) {
      const inner = field?.each ?? (field && { ...field, kind: field.kind === "seats" ? "seat" : field.kind });
      return value.length ? list(value.map((item) => this.value(item, inner, players))) : say("generic-none");
    }
    if (isObject(value)) return this.object(value, field, players);
    if (typeof value === "number" && (field?.kind === "seat" || field?.kind === "seats")) {
      return players[value]?.name ?? figure(value);
    }
    if (typeof value === "number") return (isPiece(field) && this.#known(String(value))) || figure(value);
    return this.piece(String(value));
  }

  /** An object in words: its name if it has one, and what else it says. */
  object(
    value: Readonly<Record<string, unknown>>,
    field: Field | undefined,
    players: readonly Player[],
    but = "",
  ): string {
    const parts = field?.parts ?? Object.keys(value).map((name): Field => ({ name, kind: "word" }));
    const told = parts.filter(({ name }) => name !== but && name in value);
    const each = told.map((part) => {
      const words = this.value(value[part.name], part, players);
      return part.name === field?.label ? words : `${this.caption(part.name)}: ${words}`;
    });
    return each.join(", ");
  }

  /** A command as it stands on a button: "Bid 3 fives". */
  command(command: string): string {
    const { verb, args } = parted(command);
    const named = args.map((arg) => this.piece(arg));
    return this.#command(verb, "", args) ?? [titled(spaced(verb)), ...named].join(" ");
  }

  /** The heading of the commands with this verb. */
  group(verb: string): string {
    return this.#command(verb, ".group", []) ?? titled(spaced(verb));
  }

  /** What the prompt asks while a verb is offered; null if the game does not say. */
  ask(verb: string): string | null {
    return this.#command(verb, ".ask", []);
  }

  #command(verb: string, attribute: string, args: readonly string[]): string | null {
    const [first = "", second = "", third = ""] = args.map((arg) => this.#variable(arg));
    return this.own(`command-${verb}${attribute}`, { first, second, third });
  }

  /** Numbers stay numbers, so that a text can count them. */
  #variable(arg: string): string | number {
    return this.#known(arg) ?? (/^-?\d{1,9}$/.test(arg) ? Number(arg) : arg);
  }
}

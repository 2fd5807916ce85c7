// Everything people read, from the Fluent catalogues; whatever calls `say` in a template follows a change of language.
import catalogues from "virtual:catalogues";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "../local-storage";
import { gameTexts, shelfTexts } from "./server-texts";
import { PrintedNumber, number, percent, signed, spanOf } from "./number-format";
import { isolateBidi } from "./bidi";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
const LOCALES: Record<Language, string> = { en: "en-GB", de: "de-DE" };
const HOURS: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** A variable that a component draws, by its one key: `{ name: "Tobi" }`, `{ card: "g4" }`. */
export type Marked = Readonly<Record<string, string | number>>;
export type Variable = string | number | Date | Marked;
export type Variables = Readonly<Record<string, Variable>>;
/** A stretch of a message: plain text, or something to be drawn. */
export type TextPart = string | { kind: string; value: string | number };

// Private-use letters fence a marked variable's number while a message is put together.
const OPEN = "\ue000";
const CLOSE = "\ue001";
const FENCED = /\ue000(\d+)\ue001/;
const FENCES = /[\ue000\ue001]/g;

/** What is spoken of here: what every page says, and the games that were loaded so far. */
const wanted = new Set(["common"]);
interface Catalogue {
  bundle: FluentBundle;
  holds: Set<string>;
}
const loaded = new Map<Language, Catalogue>();

let current = $state.raw<{ language: Language; bundle: FluentBundle }>();

/** The texts of the shelf come from the server: while it does not answer, games go by their names. */
const SHELF = "shelf";
const SHELF_PATIENCE = 1000;
const LESSONS = "lessons of ";
const TITLE = /^([a-z][a-z0-9-]*)-title =/gm;
let shelved = $state.raw<readonly string[]>([]);

/** The games that the shelf has words for. */
export const titledGames = (): readonly string[] => shelved;

async function add(name: string, language: Language, { bundle, holds }: Catalogue): Promise<void> {
  const built = catalogues[language]?.[name];
  const text = built ? (await built()).default : await gameTexts(name.replace(LESSONS, ""), language);
  if (holds.has(name)) return; // asked for twice
  const problems = bundle.addResource(new FluentResource(text));
  if (built) for (const problem of problems) console.error(problem); // a game's repeat those of the shelf
  holds.add(name);
}

async function addShelf(language: Language, { bundle, holds }: Catalogue, ours?: Promise<void>): Promise<void> {
  const text = await shelfTexts(language).catch(() => null);
  await ours; // what comes second replaces nothing
  if (text === null || holds.has(SHELF)) return;
  bundle.addResource(new FluentResource(text));
  holds.add(SHELF);
  shelved = [...text.matchAll(TITLE)].map(([, name = ""]) => name);
  if (current?.bundle === bundle) current = { language, bundle }; // whatever went by its name gets its words
}

/** Have what the shelf says of the games, where the server has not told it yet. */
export async function loadShelfTexts(): Promise<void> {
  const catalogue = loaded.get(language());
  if (catalogue && !catalogue.holds.has(SHELF)) await addShelf(language(), catalogue);
}

const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/** All that is wanted in a language, also what comes to be wanted while it is being loaded. */
async function bundleOf(language: Language): Promise<FluentBundle> {
  const catalogue = loaded.get(language) ?? {
    bundle: new FluentBundle(language, { useIsolating: false }),
    holds: new Set<string>(),
  };
  loaded.set(language, catalogue);
  const missing = (): string[] => [...wanted].filter((name) => !catalogue.holds.has(name));
  const ours = async (): Promise<void> => {
    while (missing().length) await Promise.all(missing().map((name) => add(name, language, catalogue)));
  };
  const added = ours();
  if (!catalogue.holds.has(SHELF)) {
    await Promise.race([addShelf(language, catalogue, added), Promise.all([added, pause(SHELF_PATIENCE)])]);
  }
  await added;
  return catalogue.bundle;
}

/** Have the texts of a game ready, in whichever language is spoken from now on. */
export async function loadTexts(game: string): Promise<void> {
  wanted.add(game);
  try {
    await bundleOf(language());
  } catch (error) {
    wanted.delete(game); // it cannot be opened, and must not keep others from changing the language
    throw error;
  }
}

/** Have the texts of a game's lessons ready, which are in its folder, also where its board has texts of its own. */
export const loadLessonTexts = (game: string): Promise<void> => loadTexts(`${LESSONS}${game}`);

/** The language somebody chose here before, else the first of the browser's that we speak, else English. */
export function preferred(): Language {
  for (const tag of [recall("language"), ...navigator.languages]) {
    const found = LANGUAGES.find((language) => tag?.toLowerCase().split("-", 1)[0] === language);
    if (found) return found;
  }
  return "en";
}

/** Speak a language from now on, everywhere at once; `chosen` says that a person asked for it, so it is remembered. */
export async function setLanguage(language: Language, chosen = true): Promise<void> {
  const bundle = await bundleOf(language);
  current = { language, bundle };
  document.documentElement.lang = language;
  if (chosen) remember("language", language);
}

/** The language spoken now. */
export function language(): Language {
  return current?.language ?? "en";
}

/** A marked variable's kind and value; null for a plain one. */
function marked(value: Variable): { kind: string; value: string | number } | null {
  if (typeof value !== "object" || value instanceof Date) return null;
  const [entry] = Object.entries(value);
  return entry ? { kind: entry[0], value: entry[1] } : null;
}

function fluent(value: Exclude<Variable, Marked>): FluentVariable {
  if (typeof value === "number") return new PrintedNumber(value);
  if (typeof value !== "string") return value;
  return isolateBidi(value.replace(FENCES, ""));
}

/** What is shown in place of a message that is not there; tests and development stop at it. */
function missing(id: string, why: string): string {
  if (import.meta.env.DEV) throw new Error(`message ${id}: ${why}`);
  return id;
}

function format(id: string, vars: Readonly<Record<string, FluentVariable>>): string {
  if (!current) return missing(id, "no catalogue is loaded yet");
  const [name = id, attribute] = id.split(".", 2);
  const message = current.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return missing(id, "is not in the catalogue");
  const errors: Error[] = [];
  const text = current.bundle.formatPattern(pattern, vars, errors);
  return errors[0] ? missing(id, errors[0].message) : text;
}

/** The message with this id ("id.attribute" for an attribute), its variables filled in; marked ones as plain words. */
export function say(id: string, vars: Variables = {}): string {
  const plain = Object.entries(vars).map(([name, value]) => {
    const mark = marked(value);
    return [name, fluent(mark ? mark.value : (value as Exclude<Variable, Marked>))] as const;
  });
  return format(id, Object.fromEntries(plain));
}

/** The message in pieces, so that marked variables can be drawn: see Say.svelte. */
export function textParts(id: string, vars: Variables): TextPart[] {
  const marks: { kind: string; value: string | number }[] = [];
  const fenced = Object.entries(vars).map(([name, value]) => {
    const mark = marked(value);
    if (!mark) return [name, fluent(value as Exclude<Variable, Marked>)] as const;
    return [name, `${OPEN}${marks.push(mark) - 1}${CLOSE}`] as const;
  });
  const parts = format(id, Object.fromEntries(fenced)).split(FENCED);
  return parts.flatMap((part, n) => (n % 2 ? (marks[Number(part)] ?? []) : part || []));
}

/** The message with this id if there is one and it can be put together: what a game brings may lack either. */
export function sayIfKnown(id: string, vars: Variables = {}): string | null {
  if (!hasMessage(id)) return null;
  try {
    const text = say(id, vars);
    return text === id ? null : text;
  } catch {
    return null; // tests and development stop at a variable that is missing
  }
}

/** Whether there is a message with this id, or with this attribute: "id.attribute". */
export function hasMessage(id: string): boolean {
  const [name = id, attribute] = id.split(".", 2);
  const message = current?.bundle.getMessage(name);
  return attribute ? attribute in (message?.attributes ?? {}) : message !== undefined;
}

/** The language spoken now as a place speaks it: our English writes dates and lists as the British do. */
export function locale(): string {
  return LOCALES[language()];
}

/** A word as it begins a label: "Hammer". */
export function titled(word: string): string {
  return word.charAt(0).toLocaleUpperCase(locale()) + word.slice(1);
}

/** Things in a row as a sentence lists them: A, B und C. */
export function list(things: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(locale(), { type }).format(things);
}

/** The time of day of a moment, in seconds since 1970: 19:05. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(locale(), { ...HOURS }).format(at * 1000);
}

/** The day of a moment, in seconds since 1970: 3 Nov. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(at * 1000);
}

/** The day of a moment in figures, in seconds since 1970, for small places: 03/11. */
export function shortDay(at: number): string {
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "numeric" }).format(at * 1000);
}

/** The day of a moment as a sentence says it, in seconds since 1970: 3 November. */
export function wholeDay(at: number): string {
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long" }).format(at * 1000);
}

/** The day and the time of a moment, in seconds since 1970: 3 Nov, 19:05. */
export function dayAndTime(at: number): string {
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", ...HOURS }).format(at * 1000);
}

/** A span of time in words: 1 day 3 hours. */
export const span = (seconds: number): string => spanOf(seconds, locale());

/** A number in the language spoken now, with a real minus: −13. */
export const figure = (value: number): string => number(value, language());
/** A change, with its sign: +4. */
export const change = (value: number): string => signed(value, language());
/** A share of one, in per cent: 67 %. */
export const share = (value: number): string => percent(value, language());

// A set of faces that somebody works on: kept in this browser, looked at by the server, with every step to take back.
import { isTable, type Table } from "../games/face-values";
import { recall, remember } from "../local-storage";
import { ApiError, componentForm } from "../wire/api";
import type { ComponentForm, FormEntry } from "../wire/types";
import { at, oursAt, same, withValue, type Key } from "./data";
import { pathName } from "./slips";

const PAUSE = 300; // milliseconds without typing, after which the server looks
const MOST_STEPS = 200;
/** Bytes; what is longer is no component file. */
const LARGEST = 300_000;

/** Under which names this browser keeps what is typed, and the file of it once it is right. */
export const typedName = (game: string): string => `faces.${game}`;
export const fileName = (game: string): string => `faces-file.${game}`;

/** How far the server has looked at what is typed. */
export type Look = "looking" | "good" | "wrong" | "failed";

interface How {
  chosen?: readonly Key[] | null;
  step?: string;
}

const ASIDE = ["mark", "note"] as const;
const ALWAYS_OWN: ReadonlySet<string> = new Set([...ASIDE, "id", "title"]);

/** What an entry says without how sure that is. */
const faceOf = (entry: unknown): unknown =>
  isTable(entry) ? ASIDE.reduce((face, key) => withValue(face, [key], undefined), entry) : entry;

export class FacesDraft {
  /** The game's own set. */
  ours = $state.raw<ComponentForm | null>(null);
  /** What the server said last. */
  form = $state.raw<ComponentForm | null>(null);
  data = $state.raw<Table>({});
  look = $state.raw<Look>("looking");
  /** Why there was no answer, or none that helps. */
  error = $state.raw<ApiError | null>(null);
  #past = $state.raw<readonly Table[]>([]);
  /** What was changed last: one word typed is one step to take back. */
  #last = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest = 0;
  /** An entry of which a word was chosen: what it allowed may be no longer allowed beside that word. */
  #chosen: readonly Key[] | null = null;

  constructor(readonly game: string) {}

  readonly canUndo = $derived(this.#past.length > 0);
  readonly isOurs = $derived(this.ours !== null && same(this.data, this.ours.data));

  /** Begin with what was typed here before, else with the game's own set. */
  async open(): Promise<void> {
    this.error = null;
    try {
      this.ours ??= await componentForm(this.game);
    } catch (thrown) {
      this.look = "failed";
      this.error = errorFrom(thrown);
      return;
    }
    if (!this.form) {
      this.form = this.ours;
      this.data = typed(recall(typedName(this.game))) ?? this.ours.data;
      this.look = "good";
    }
    if (!this.isOurs) await this.check();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#latest += 1;
  }

  /**
   * Say something else at a path; undefined says nothing there. `chosen` is the entry in which a word was chosen, and
   * `step` tells two things apart that stand at one path, so that each can be taken back.
   */
  change(path: readonly Key[], value: unknown, { chosen = null, step = "" }: How = {}): void {
    const data = withValue(this.data, path, value);
    this.#step(ALWAYS_OWN.has(String(path.at(-1))) ? data : this.#marked(data, path), `${pathName(path)} ${step}`);
    this.#chosen = chosen;
    this.#soon();
  }
  /** Other data altogether, or with one entry more or less. */
  replace(data: Table): void {
    this.#step(data, "");
    void this.check();
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#last = "";
    this.#set(before);
    void this.check();
  }
  /** An entry as the game has it. */
  takeOurs(path: readonly Key[]): void {
    if (!this.ours) return;
    this.replace(withValue(this.data, path, oursAt(this.ours.data, this.data, path)));
  }
  /** Whether an entry says something else than the game's own. */
  differs(path: readonly Key[]): boolean {
    return this.#differs(this.data, path);
  }
  #differs(data: Table, path: readonly Key[]): boolean {
    if (!this.ours) return false;
    return !same(faceOf(at(data, path)), faceOf(oursAt(this.ours.data, data, path)));
  }
  /** How sure we are of an entry, and our note about it, hold for our face alone: they go and come with it. */
  #marked(data: Table, path: readonly Key[]): Table {
    const kind = this.form?.sections.find(({ key }) => key === path[0])?.kind;
    const entry = kind === undefined ? [] : path.slice(0, kind === "table" ? 1 : 2);
    const [before, after] = [this.#differs(this.data, entry), this.#differs(data, entry)];
    if (!entry.length || before === after || !this.ours) return data;
    const ours = oursAt(this.ours.data, data, entry);
    return ASIDE.reduce((found, key) => withValue(found, [...entry, key], after ? undefined : at(ours, [key])), data);
  }
  hasOurs(path: readonly Key[]): boolean {
    return this.ours !== null && oursAt(this.ours.data, this.data, path) !== undefined;
  }

  /** Take over a file; ApiError says why it cannot be, and then nothing has changed. */
  async read(text: string): Promise<void> {
    if (text.length > LARGEST) throw new ApiError("too-large");
    const mine = (this.#latest += 1);
    clearTimeout(this.#timer);
    try {
      const form = await componentForm(this.game, { text });
      if (mine !== this.#latest) return;
      this.#step(form.data, "");
      this.#take(form);
    } catch (thrown) {
      if (mine === this.#latest) void this.check(); // what it was about to look at is still there
      throw thrown;
    }
  }

  /** Have the server look at it now. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const mine = (this.#latest += 1);
    this.look = "looking";
    this.error = null;
    try {
      const form = await componentForm(this.game, this.isOurs ? {} : { data: this.data });
      if (mine !== this.#latest) return;
      const settled = this.#settled(form);
      if (settled === this.data) this.#take(form);
      else {
        this.#set(settled);
        this.form = form;
        await this.check();
      }
    } catch (thrown) {
      if (mine !== this.#latest) return;
      this.error = errorFrom(thrown);
      this.look = "failed";
    }
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#latest += 1;
    this.look = "looking";
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }
  #step(data: Table, name: string): void {
    if (!name || name !== this.#last) this.#past = [...this.#past.slice(1 - MOST_STEPS), this.data];
    this.#last = name;
    this.#set(data);
  }
  #set(data: Table): void {
    this.data = data;
    remember(fileName(this.game), null);
    remember(typedName(this.game), this.isOurs ? null : JSON.stringify(data));
  }
  #take(form: ComponentForm): void {
    this.form = form;
    this.error = null;
    this.look = form.slips.length ? "wrong" : "good";
    const isOwn = this.look === "good" && form.option && !this.isOurs;
    remember(fileName(this.game), isOwn ? form.text : null);
  }

  /** After a word was chosen: without what nobody asks for beside it any more, and with what alone is possible then. */
  #settled(form: ComponentForm): Table {
    const chosen = this.#chosen;
    this.#chosen = null;
    if (!chosen || !this.form) return this.data;
    const name = pathName(chosen);
    const belongs = ({ path }: FormEntry): boolean => pathName(path) === name || pathName(path).startsWith(`${name} `);
    const before = new Map(entriesOf(this.form).map((entry) => [pathName(entry.path), entry]));
    let { data } = this;
    for (const entry of entriesOf(form).filter(belongs)) {
      const known = new Set(before.get(pathName(entry.path))?.fields.map(({ key }) => key));
      for (const key of entry.unknown) if (known.has(key)) data = withValue(data, [...entry.path, key], undefined);
      for (const { kind, at: place, allowed } of entry.fields) {
        const path = [...entry.path, place];
        if (kind === "word" && allowed.length === 1 && at(data, path) !== undefined && at(data, path) !== allowed[0]) {
          data = withValue(data, path, allowed[0]);
        }
      }
    }
    return data;
  }
}

const entriesOf = (form: ComponentForm): FormEntry[] => form.sections.flatMap(({ entries }) => entries);

const errorFrom = (thrown: unknown): ApiError => (thrown instanceof ApiError ? thrown : new ApiError("trouble"));

/** What was typed before, if it can still be read. */
function typed(text: string | null): Table | null {
  try {
    const data: unknown = JSON.parse(text ?? "null");
    return isTable(data) ? data : null;
  } catch {
    return null;
  }
}

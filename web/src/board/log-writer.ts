// Writing the log of a game: every entry in sentences, and these in chapters.
import { say, type Variables } from "../texts/texts.svelte";
import type { Entry, LogChapter, LogLine, Player, View } from "./game";

/** What the logs of all games have in common; a game's own knows the sentences for its events. */
export abstract class LogWriter<E> {
  /** How the ids of its sentences begin: "langfinger-log". */
  readonly #prefix: string;
  readonly #chapters: LogChapter[] = [];
  readonly #players: readonly Player[];
  /** Whether every single move has its line, for a replay. */
  protected readonly closely: boolean;
  /** The viewer's seat; null for those who watch. */
  protected readonly you: number | null;
  /** The entry that is told now. */
  protected n = 0;
  protected round = 0;
  /** How many chapters this entry has begun. */
  #begun = 0;
  /** Whether the entries before this one have not come yet, and nothing was told since. */
  #resumes = false;

  constructor(prefix: string, players: readonly Player[], closely: boolean) {
    this.#prefix = prefix;
    this.#players = players;
    this.closely = closely;
    this.you = players.find(({ mine }) => mine)?.seat ?? null;
  }

  /** Tell all entries, one after the other. */
  write(told: readonly Entry<E>[]): LogChapter[] {
    for (const entry of told) {
      this.n = entry.n;
      this.#begun = 0;
      if (entry.resumes) this.#resume(entry.resumes);
      if (entry.undoes) this.takenBack(entry);
      for (const event of entry.events) this.tellEvent(event, entry);
      if (this.isLast(entry.events)) this.line(`${this.#prefix}-over`, {}, true);
    }
    return this.#chapters;
  }

  /** Go on after entries that have not come yet: what is told before a chapter begins stands in one of its round. */
  #resume({ round, view }: Required<Entry>["resumes"]): void {
    this.round = round;
    this.#resumes = true;
    this.resumed(view);
  }

  /** Entries before this one have not come yet; this is the view after it. */
  protected resumed(_view: View): void {
    // A game that remembers more than its round sets it right here.
  }

  /** What was taken back is not in the log any more; here only stands that it was, and where we are again. */
  protected abstract takenBack(entry: Entry<E>): void;

  protected abstract tellEvent(event: E, entry: Entry<E>): void;

  /** Whether the game is over after these events of an entry. */
  protected abstract isLast(events: readonly E[]): boolean;

  /** The chapter that is being written. */
  protected get chapter(): LogChapter | undefined {
    return this.#chapters.at(-1);
  }

  /** Begin a chapter. Its key is the entry's: where parts of a log have not come yet, the round is not known for sure. */
  protected open(title: string): void {
    this.#chapters.push({ key: `${String(this.n)}-${String(this.#begun)}`, title, lines: [] });
    this.#begun += 1;
    this.#resumes = false;
  }

  /** Write a line; a weighty one changed what counts in the end. */
  protected line(id: string, vars: Variables = {}, weighty = false): LogLine {
    if (this.#resumes) {
      const title = say("replay-round", { round: this.round });
      this.#chapters.push({ key: `${String(this.n)}-resumed`, title, lines: [] });
      this.#resumes = false;
    }
    const line: LogLine = { n: this.n, id, vars, ...(weighty ? { weighty } : {}) };
    this.chapter?.lines.push(line);
    return line;
  }

  /** Say that a move was taken back, and which; `about` says in a few words what a command is about. */
  protected undone({ seat, command, agreed }: Entry<E>, about: (command: string) => string): void {
    const vars = { ...this.who(seat), more: agreed ? "yes" : "no" };
    if (command) this.line(`${this.#prefix}-undone-move`, { ...vars, what: about(command) });
    else this.line(`${this.#prefix}-undone`, vars);
  }

  protected name(seat: number): string {
    return this.#players[seat]?.name ?? "";
  }

  /** Who does something, as the variables of a sentence. */
  protected who(seat: number): Variables {
    return { who: { name: this.name(seat) }, you: seat === this.you ? "yes" : "no" };
  }
}

// The ways to act of somebody who sits at a running game: choose, send, be told why not.
import type { Acting, Picks } from "../../board/game";
import { play as sound } from "../../sound.svelte";
import type { TableSocket } from "../../wire/socket.svelte";
import type { HintedChoice, Problem, Reactions, When } from "../../wire/types";
import { savePicks, savedPicks } from "./saved-picks";
import { parted, type Rulebook } from "./rulebook.svelte";

const AT_ONCE = 2; // motions: one under way, and one that waits for its time

/** An explanation on show: at which piece, by which rule. */
export interface Explanation {
  at: HTMLElement;
  rule: string;
  text: string;
}

class PickState implements Picks {
  chosen = $state.raw<readonly string[]>([]);
  ousted = $state.raw<string | null>(null);

  choose(commands: readonly string[], ousted: string | null = null): void {
    this.chosen = commands;
    this.ousted = ousted;
    if (commands.length) sound("choice");
  }
}

export class SocketActing implements Acting {
  readonly picks = new PickState();
  explanation = $state.raw<Explanation | null>(null);
  onproblem: ((problem: Problem) => void) | null = null;
  /** Where a refusal by the server is explained: the prompt, which asked for something else. */
  prompt: HTMLElement | null = null;
  /** What a bot would do; empty until it was asked, and when it is no longer to the point. */
  hint = $state.raw<readonly string[]>([]);
  /** The best moves instead of its first command, with what they may bring and why. */
  choices = $state.raw<readonly HintedChoice[]>([]);
  /** Whether a bot is being asked. */
  advising = $state(false);
  /** Why there is no hint, though somebody asked: there is nothing to decide, or the table has moved on meanwhile. */
  unadvised = $state<"nothing" | "late" | null>(null);
  /** How many commands went out together the last time; they are taken back together. */
  together = 1;
  #recalled = false;
  #regarded = $state.raw<string | null>(null);
  #socket: TableSocket;
  #book: Rulebook;

  constructor(socket: TableSocket, book: Rulebook) {
    this.#socket = socket;
    this.#book = book;
  }

  get pending(): readonly string[] {
    return this.#socket.pending.flatMap((ask) => (ask.ask === "play" ? ask.commands : []));
  }

  play(commands: readonly string[]): Promise<void> | undefined {
    if (this.#socket.position?.live) {
      for (const command of commands.slice(0, 1))
        void this.playInRealTime(command).then((rule) => rule && this.refused(rule));
      return undefined;
    }
    if (this.pending.length) return undefined; // one move at a time; a second click means the first
    this.explanation = null;
    this.forgetHint();
    return this.#send([...commands]);
  }

  async playInRealTime(command: string): Promise<string | null> {
    if (this.pending.length >= AT_ONCE) return null; // more than the table lets a hand have on its way
    this.explanation = null;
    const reply = await this.#socket.ask({ ask: "play", commands: [command] });
    if (reply.type === "problem") this.onproblem?.(reply);
    return reply.type === "refused" ? reply.rule : null;
  }

  async #send(commands: string[]): Promise<void> {
    const before = this.together;
    this.together = commands.length; // at once: the table may show the move before it confirms it
    const reply = await this.#socket.ask({ ask: "play", commands });
    if (reply.type !== "done") this.together = before;
    if (reply.type === "refused") this.refused(reply.rule);
    else if (reply.type === "problem") this.onproblem?.(reply);
    this.picks.choose([]);
  }

  get reactions(): Reactions | null {
    return this.#socket.reactions;
  }

  setStandingOrders(when: When): void {
    void this.#socket.ask({ ask: "orders", when }).then((reply) => {
      if (reply.type === "problem") this.onproblem?.(reply);
    });
  }

  /** Whether nobody waits for our answer in an open reaction window: we have answered, or our standing orders do. */
  get excused(): boolean {
    const { reactions } = this;
    return reactions !== null && (!reactions.asked || reactions.answer !== null);
  }

  /** Ask what a bot would do. */
  async advise(): Promise<void> {
    if (this.advising) return;
    this.advising = true;
    this.unadvised = null;
    const reply = await this.#socket.ask({ ask: "hint" });
    this.advising = false;
    if (reply.type === "hinted") {
      this.hint = this.#ifPossible(reply.commands);
      this.choices = this.hint.length ? reply.choices : [];
      if (!this.hint.length) this.unadvised = "late";
    } else if (reply.type === "refused") this.unadvised = "nothing";
    else if (reply.type === "problem") this.onproblem?.(reply);
  }

  /** Take no more notice of what a bot would do. */
  forgetHint(): void {
    this.hint = this.choices = [];
    this.unadvised = null;
  }

  /** Let go of what was chosen or advised and is no longer possible; what was chosen is kept over a reload. */
  review(): void {
    this.#recall();
    const { chosen } = this.picks;
    const possible = this.#stillPossible(chosen);
    if (possible.length < chosen.length && !this.pending.length) this.picks.choose(possible);
    this.hint = this.#ifPossible(this.hint);
    if (!this.hint.length) this.choices = [];
    if (this.#recalled) savePicks(this.#socket.id, this.#options, this.picks.chosen);
  }

  /** Once there is a position, take up again what was chosen before the page was reloaded. */
  #recall(): void {
    if (this.#recalled || !this.#socket.position) return;
    this.#recalled = true;
    const kept = savedPicks(this.#socket.id, this.#options);
    if (kept.length && !this.picks.chosen.length) this.picks.chosen = kept;
  }

  get #options(): readonly string[] {
    return this.#socket.position?.view.options ?? [];
  }

  /** What was advised, unless it is out of date; what follows on the first command may not be an option yet. */
  #ifPossible(commands: readonly string[]): readonly string[] {
    return commands.slice(0, 1).every(this.#isOption) ? commands : [];
  }

  /** What is left of a choice: the options, and what follows on one of them, of another sort than anything asked now. */
  #stillPossible(chosen: readonly string[]): string[] {
    const sort = (command: string): string => command.split(" ")[0] ?? "";
    const asked = new Set(this.#options.map(sort));
    const begun = chosen.slice(0, 1).every(this.#isOption);
    return chosen.filter((command) => this.#isOption(command) || (begun && !asked.has(sort(command))));
  }

  #isOption = (command: string): boolean => this.#options.includes(command);

  /** The server refused something: its rule is shown at the prompt. */
  refused(refusal: string): void {
    if (this.prompt) this.#show(refusal, this.prompt);
  }

  #show(refusal: string, at: HTMLElement): void {
    sound("refusal");
    this.explanation = { at, rule: parted(refusal).rule, text: this.#book.reason(refusal) };
  }

  whyNot(command: string): string | null {
    const position = this.#socket.position;
    if (!position || this.#isOption(command)) return null;
    return position.why_not[command] ?? position.why_not["*"] ?? null;
  }

  reason(refusal: string): string {
    return this.#book.cited(refusal);
  }

  regard(command: string | null): void {
    this.#regarded = command;
  }

  /** Whether the keyboard stands on a piece that would be refused. */
  get doubtful(): boolean {
    return this.#regarded !== null && this.whyNot(this.#regarded) !== null;
  }

  explain(command: string, at: HTMLElement): void {
    const refusal = this.whyNot(command);
    if (refusal) this.#show(refusal, at);
  }
}

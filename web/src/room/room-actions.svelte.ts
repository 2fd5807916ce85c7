// Sitting down and beginning: what the waiting room asks of the table, and what it does by itself.
import { chosenBot, company } from "../lobby/characters";
import { nameOrThief, nameSettled } from "../lobby/person.svelte";
import { complain } from "../shell/toasts.svelte";
import { codeOf, shelf, type ErrorCode } from "../wire/api";
import type { TableSocket, TableAsk } from "../wire/socket.svelte";
import type { Chair, You } from "../wire/types";
import { problemWords } from "../wire/problem-words";

/** The numbers of the chairs nobody has. */
export function freeChairs(chairs: readonly Chair[]): number[] {
  return chairs.flatMap(({ kind }, seat) => (kind === "empty" ? [seat] : []));
}

/** Whether somebody may sit down on a chair: it is free, and kept for nobody else. */
export function mayTake(chair: Chair, seat: number, you: You): boolean {
  return chair.kind === "empty" && (!chair.kept_for || seat === you.kept);
}

/** The people who sit here but are not connected. */
export const awayNames = (chairs: readonly Chair[], you: You): string[] =>
  chairs
    .filter(({ kind, present }, seat) => kind === "person" && !present && seat !== you.seat)
    .map(({ name }) => name);

/**
 * Whom the beginning waits for once one wants to begin, null before that: those who are here or, where all of them want
 * to, those whose line has dropped; not for the host, who is away.
 */
export function awaitedNames(chairs: readonly Chair[], you: You, host: number | null): string[] | null {
  if (you.seat === null || !chairs[you.seat]?.ready) return null;
  const missing = chairs.filter(({ kind, ready }, seat) => kind === "person" && !ready && seat !== host);
  const here = missing.filter(({ present }) => present);
  return (here.length ? here : missing).map(({ name }) => name);
}

/** What somebody who came with this hash wants done for them: a game at once, or a chair. */
export type Errand = "go" | "sit" | null;

export const errandOf = (hash: string): Errand => (hash === "go" || hash === "sit" ? hash : null);

export class RoomActions {
  /** Something is on its way; the buttons wait. */
  busy = $state(false);
  /** What we came for is being done: the room need not show itself. */
  hurrying = $state(false);
  readonly #socket: TableSocket;

  constructor(socket: TableSocket, errand: Errand) {
    this.#socket = socket;
    this.hurrying = errand === "go";
  }

  /** Ask the table, and say so when it cannot be done; whether it was. */
  async ask(request: TableAsk): Promise<boolean> {
    const reply = await this.#socket.ask(request);
    if (reply.type === "problem") complain(problemWords(reply.code));
    return reply.type === "done";
  }

  /** Take a chair, under one's name, with the hash of a seed made now that the seal is known. */
  sit = (seat: number): Promise<boolean> =>
    this.#busily(async () => {
      if (!(await nameSettled())) return false;
      const name = this.#socket.table?.chairs[seat]?.kept_for ?? (await nameOrThief());
      const { newSeedHash } = await import("../check/seeds");
      return this.ask({ ask: "sit", seat, name, seed_hash: await newSeedHash(this.#socket.id) });
    });

  /** Be called something else at this table; why not, if that cannot be. */
  async rename(name: string): Promise<ErrorCode | null> {
    const reply = await this.#socket.ask({ ask: "rename", name });
    return reply.type === "problem" ? reply.code : null;
  }

  /** Put a bot on every free chair: one that this person likes to play, and others about as strong. */
  fill = (): Promise<boolean> =>
    this.#busily(async () => {
      const table = this.#socket.table;
      const offered = await shelf();
      const game = offered.games.find(({ name }) => name === table?.game);
      if (!table || !game) return false;
      const free = freeChairs(table.chairs);
      const seated = table.chairs.map(({ bot }) => bot);
      const bots = company(offered, game, chosenBot(offered, game), free.length, seated);
      for (const [n, seat] of free.entries()) {
        if (!(await this.ask({ ask: "bot", seat, bot: bots[n] ?? null }))) return false;
      }
      return true;
    });

  /** Begin. */
  start = (): Promise<boolean> => this.#busily(() => this.ask({ ask: "start" }));

  /** Close the table before a card is dealt. */
  closeTable = (): Promise<boolean> => this.#busily(() => this.ask({ ask: "abandon" }));

  /** Do what we came for, and take a chair that is kept for us. */
  async arrive(errand: Errand): Promise<void> {
    const { table, you } = this.#socket;
    if (!table || !you) return;
    const chair = you.kept ?? (errand ? freeChairs(table.chairs)[0] : undefined);
    const seated = you.seat !== null || (chair !== undefined && (await this.sit(chair)));
    if (errand === "go") this.hurrying = seated && you.host && (await this.start());
  }

  async #busily(deed: () => Promise<boolean>): Promise<boolean> {
    this.busy = true;
    try {
      return await deed();
    } catch (thrown) {
      complain(problemWords(codeOf(thrown)));
      return false;
    } finally {
      this.busy = false;
    }
  }
}

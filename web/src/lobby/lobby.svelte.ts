// What the lobby knows: the shelf once, the tables again and again while somebody looks.
import { codeOf, lobby, shelf, type ErrorCode } from "../wire/api";
import type { Lobby, Shelf, Shown, TableLine } from "../wire/types";
import { loadShelfTexts } from "../texts/texts.svelte";
import { noteMyTables } from "../wire/my-tables.svelte";
import { meet } from "./person.svelte";

const AGAIN_AFTER = 4000;

export class LobbyWatch {
  lobby = $state.raw<Lobby | null>(null);
  shelf = $state.raw<Shelf | null>(null);
  /** Which tables of others somebody wants to see. */
  show = $state<Shown>("all");
  /** Of which game; empty: of all. */
  game = $state("");
  /** Those tables: the first page, and as many more as were asked for. */
  tables = $state.raw<readonly TableLine[]>([]);
  /** Why the latest look failed; null when it went well. */
  error = $state.raw<ErrorCode | null>(null);
  /** The pages after the first. Every look brings the first page, and one of these in turn. */
  #later: (readonly TableLine[])[] = [];
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching = false;

  /** Look now and from then on while the page is visible; returns how to stop. */
  watch(): () => void {
    this.#watching = true;
    document.addEventListener("visibilitychange", this.#shown);
    addEventListener("online", this.look);
    addEventListener("offline", this.look);
    void this.look();
    return () => {
      this.#watching = false;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", this.#shown);
      removeEventListener("online", this.look);
      removeEventListener("offline", this.look);
    };
  }

  /** Look once, now. */
  look = async (): Promise<void> => {
    clearTimeout(this.#timer);
    try {
      const { show, game } = this;
      const turn = this.#later.length ? (this.#turn + 1) % this.#later.length : -1;
      const [offered, seen, later] = await Promise.all([
        shelf(),
        lobby(0, show, game),
        turn < 0 ? null : lobby(turn + 1, show, game),
        meet(),
      ]);
      this.shelf = offered;
      void loadShelfTexts();
      this.lobby = seen;
      noteMyTables(seen.mine);
      this.error = null;
      if (show === this.show && game === this.game) {
        if (later && turn in this.#later) this.#later[turn] = later.tables;
        this.#turn = turn;
        this.#later.length = Math.min(this.#later.length, seen.pages - 1);
        this.#list();
      }
    } catch (thrown) {
      this.error = codeOf(thrown);
    }
    clearTimeout(this.#timer);
    if (this.#watching && document.visibilityState === "visible") this.#timer = setTimeout(this.look, AGAIN_AFTER);
  };

  /** Show other tables. */
  choose({ show = this.show, game = this.game }: { show?: Shown; game?: string }): void {
    this.show = show;
    this.game = game;
    this.#later = [];
    void this.look();
  }

  /** Whether there are more tables than are shown. */
  get hasMore(): boolean {
    return this.#later.length + 1 < (this.lobby?.pages ?? 1);
  }

  /** Show one page more. */
  more = async (): Promise<void> => {
    this.#later.push([]);
    this.#turn = this.#later.length - 2; // the new one is next
    await this.look();
  };

  /** Nobody is listed twice, though tables move from page to page between two looks. */
  #list(): void {
    const first = this.lobby?.tables ?? [];
    const listed = new Set(first.map(({ id }) => id));
    this.tables = [...first, ...this.#later.flat().filter(({ id }) => !listed.has(id) && listed.add(id))];
  }

  #shown = (): void => {
    if (document.visibilityState === "visible") void this.look();
  };
}

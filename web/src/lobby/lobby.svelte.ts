// What the lobby knows: the shelf once, the tables again and again while somebody looks.
import { codeOf, lobby, shelf, type ErrorCode } from "../wire/api";
import type { Lobby, Shelf } from "../wire/types";
import { meet } from "./person.svelte";

const AGAIN_AFTER = 4000;

export class LobbyWatch {
  lobby = $state.raw<Lobby | null>(null);
  shelf = $state.raw<Shelf | null>(null);
  /** Why the latest look failed; null when it went well. */
  error = $state.raw<ErrorCode | null>(null);
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
      const [offered, seen] = await Promise.all([shelf(), lobby(), meet()]);
      this.shelf = offered;
      this.lobby = seen;
      this.error = null;
    } catch (thrown) {
      this.error = codeOf(thrown);
    }
    clearTimeout(this.#timer);
    if (this.#watching && document.visibilityState === "visible") this.#timer = setTimeout(this.look, AGAIN_AFTER);
  };

  #shown = (): void => {
    if (document.visibilityState === "visible") void this.look();
  };
}

// The connection to a table. It reconnects by itself, then gets what it missed and sends again what had no reply.
import { earlierLog, snapshot, ApiError, type ErrorCode } from "./api";
import { randomHex } from "./random-hex";
import type {
  AnyAsk,
  AnyMessage,
  Done,
  Hinted,
  Line,
  Position,
  Problem,
  Reactions,
  Refused,
  Snapshot,
  Table,
  Told,
  You,
} from "./types";

type Keyless<T> = T extends unknown ? Omit<T, "key"> : never;
/** A request to a table; its key is added here. */
export type TableAsk = Keyless<AnyAsk>;
export type Reply = Done | Hinted | Refused | Problem;
export type ConnectionPhase = "connecting" | "connected" | "lost";
/** Is called with every new position, in order; `arrived` marks the first one, which is not animated. */
export type Listener = (told: readonly Told[], position: Position, arrived: boolean) => void;

const FIRST_DELAY = 500;
const LAST_DELAY = 10_000;
const SELDOM = 30_000; // between two tries, once the server has said that it is full
const BEAT = 500;
const QUIET = 2_000; // without a message, before we ping: a browser does not show us the server's pings
const PONG_WITHIN = 3_000;
const REPLY_WITHIN = 10_000;
const SIGNED_OUT = 4401; // this device was, elsewhere
const ENOUGH: readonly ErrorCode[] = ["no-table", "not-found", "forbidden", "blocked", "damaged"];

interface Pending {
  ask: AnyAsk;
  resolve: (reply: Reply) => void;
  /** When it was sent over the present connection. */
  sent: number | null;
}

export class TableSocket {
  table = $state.raw<Table | null>(null);
  you = $state.raw<You | null>(null);
  /** The latest position; a table with animations draws it when the steps before it are over (`onMoved`). */
  position = $state.raw<Position | null>(null);
  /** Our standing orders and our answer in a reaction window; they change without a new position. */
  reactions = $state.raw<Reactions | null>(null);
  /** The log. Of a long one the latest entries come first; those before `earliest` are blank until they are asked for. */
  told = $state.raw<readonly Told[]>([]);
  earliest = $state.raw(0);
  chat = $state.raw<readonly Line[]>([]);
  phase = $state.raw<ConnectionPhase>("connecting");
  /** How many tries have failed since we were last connected. */
  attempt = $state.raw(0);
  /** Seconds until the next try. */
  wait = $state.raw(0);
  /** Requests that have no reply yet, in order. */
  pending = $state.raw<readonly AnyAsk[]>([]);
  /** Why there is no point in trying again: the table does not exist, or no longer does. */
  error = $state.raw<ErrorCode | null>(null);
  /** Why the server does not let us in for now; we try again, but rarely. */
  turnedAway = $state.raw<ErrorCode | null>(null);
  /** When the latest position came, by performance.now(): its clock counts from there. */
  heardAt = $state.raw(0);
  onMoved: Listener | null = null;
  /** Is called with every new state of the table, also while another page is shown. */
  onTable: ((table: Table, you: You) => void) | null = null;

  readonly id: string;
  #introduce: (() => Promise<void>) | undefined;
  #line: WebSocket | null = null;
  /** Whether the present connection was ever open. */
  #stood = false;
  #asks = new Map<string, Pending>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #retryAt = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** When we sent a ping; null if no reply to one is due. */
  #pinged: number | null = null;
  #closed = false;
  #asksEarlier = false;

  /** `introduce` makes us somebody, with a cookie: without one we could only watch. */
  constructor(id: string, introduce?: () => Promise<void>) {
    this.id = id;
    this.#introduce = introduce;
    this.#pulse = setInterval(this.#beat, BEAT);
    addEventListener("online", this.retry);
    addEventListener("offline", this.#ping);
    document.addEventListener("visibilitychange", this.#shown);
    this.#enter();
  }

  /** Send a request; its reply comes even if the connection breaks meanwhile. */
  ask(request: TableAsk): Promise<Reply> {
    const ask = { ...request, key: randomHex(12) } as AnyAsk;
    return new Promise((resolve) => {
      const pending: Pending = { ask, resolve, sent: null };
      this.#asks.set(ask.key, pending);
      this.#listPending();
      this.#send(pending);
    });
  }

  /** Get entries of the log that were not sent when we came, the latest of them first; whether some came. */
  async getEarlier(): Promise<boolean> {
    const before = this.earliest;
    if (before === 0 || this.#asksEarlier) return false;
    this.#asksEarlier = true;
    try {
      const { told } = await earlierLog(this.id, before);
      const first = told[0]?.n ?? 0;
      if (this.earliest === before) {
        this.told = [...this.told.slice(0, first), ...told, ...this.told.slice(before)];
        this.earliest = first;
      }
      return true;
    } catch {
      return false; // whoever wants to read them asks again
    } finally {
      this.#asksEarlier = false;
    }
  }

  /** Try to connect now instead of waiting; does nothing while connected. */
  retry = (): void => {
    if (!this.#closed && this.phase === "lost" && !this.error && !this.#line) this.#enter();
  };

  /** Disconnect for good. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.#ping);
    document.removeEventListener("visibilitychange", this.#shown);
    this.#drop();
  }

  #shown = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  #enter(): void {
    clearTimeout(this.#retry);
    if (!this.#introduce) {
      this.#connect();
      return;
    }
    this.#introduce().then(
      () => {
        this.#introduce = undefined;
        if (!this.#closed && !this.#line) this.#connect();
      },
      () => {
        if (!this.#closed) this.#lost();
      },
    );
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.id)}/socket?since=${String(this.told.length)}`;
    const line = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#line = line;
    this.#stood = false;
    this.#pinged = null;
    this.#heard = performance.now();
    line.onopen = () => {
      if (line !== this.#line) return;
      this.#stood = true;
      for (const pending of this.#asks.values()) this.#send(pending);
    };
    line.onmessage = ({ data }) => {
      if (line === this.#line) this.#receive(JSON.parse(String(data)) as AnyMessage);
    };
    line.onclose = ({ code }) => {
      if (line !== this.#line) return;
      if (code === SIGNED_OUT) location.reload(); // what this page knows is somebody else's
      this.#lost();
    };
  }

  /** Drop the connection without waiting for the other side, which may be gone. */
  #drop(): void {
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  #lost(): void {
    this.#drop();
    for (const pending of this.#asks.values()) pending.sent = null;
    this.phase = "lost";
    this.attempt += 1;
    const usual = Math.min(LAST_DELAY, FIRST_DELAY * 2 ** (this.attempt - 1));
    const delay = (this.turnedAway ? SELDOM : usual) * (0.75 + Math.random() / 2);
    this.#retryAt = performance.now() + delay;
    this.wait = Math.ceil(delay / 1000);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(this.retry, delay);
    if (!this.#stood) void this.#diagnose();
  }

  /** A browser does not say why a socket was refused; the same request by HTTP does. */
  async #diagnose(): Promise<void> {
    try {
      await snapshot(this.id);
    } catch (thrown) {
      if (this.phase === "connected" || !(thrown instanceof ApiError)) return;
      if (thrown.code === "not-stored") this.turnedAway = thrown.code;
      if (!ENOUGH.includes(thrown.code)) return;
      this.error = thrown.code;
      this.close();
    }
  }

  #beat = (): void => {
    const now = performance.now();
    this.wait = Math.max(0, Math.ceil((this.#retryAt - now) / 1000));
    if (!this.#line) return;
    const overdue = [...this.#asks.values()].some(({ sent }) => sent !== null && now - sent > REPLY_WITHIN);
    const stuck = this.phase !== "connected" && now - this.#heard > REPLY_WITHIN;
    const silent = this.#pinged !== null && now - this.#pinged >= PONG_WITHIN;
    if (overdue || stuck || silent) this.#lost();
    else if (now - this.#heard >= QUIET && document.visibilityState === "visible") this.#ping();
  };

  /**
   * A quiet table and a dead connection look the same: ping, and any message will do as a reply. The server takes it, too,
   * as a sign that somebody looks at this page.
   */
  #ping = (): void => {
    if (this.phase !== "connected" || this.#pinged !== null || this.#line?.readyState !== WebSocket.OPEN) return;
    this.#pinged = performance.now();
    this.#line.send(JSON.stringify({ ask: "ping", key: randomHex(12) } satisfies AnyAsk));
  };

  #send(pending: Pending): void {
    if (this.#line?.readyState !== WebSocket.OPEN) return;
    pending.sent = performance.now();
    this.#line.send(JSON.stringify(pending.ask));
  }

  #receive(message: AnyMessage): void {
    this.#heard = performance.now();
    this.#pinged = null;
    switch (message.type) {
      case "snapshot":
        this.#arrive(message);
        break;
      case "moved":
        this.#move(message.told, message.position, false);
        break;
      case "reacted":
        this.reactions = message.reactions;
        break;
      case "changed":
        this.#change(message.table, message.you);
        break;
      case "said":
        this.#hear([message.line]);
        break;
      case "problem":
        // One who is in is turned away only to make room, perhaps for another window of theirs.
        if (message.key === null && (this.phase !== "connected" || message.code === "too-many"))
          this.#turnAway(message.code);
        this.#settle(message);
        break;
      case "done":
      case "hinted":
      case "refused":
        this.#settle(message);
    }
  }

  /** There is no room now; or never for us, since the host has shut us out. */
  #turnAway(code: ErrorCode): void {
    if (code !== "blocked") {
      this.turnedAway = code;
      return;
    }
    this.error = code;
    this.close();
  }

  #arrive({ table, you, position, told, chat }: Snapshot): void {
    const first = this.table === null;
    this.phase = "connected";
    this.attempt = 0;
    this.turnedAway = null;
    this.#change(table, you);
    this.#hear(chat);
    const start = told[0]?.n ?? 0;
    if (start > this.told.length) {
      const blank = Array.from({ length: start - this.told.length }, (_, k) => blankEntry(this.told.length + k));
      this.told = [...this.told, ...blank];
      this.earliest = start;
    }
    if (position) this.#move(told, position, first);
  }

  #change(table: Table, you: You): void {
    this.table = table;
    this.you = you;
    this.onTable?.(table, you);
  }

  #move(told: readonly Told[], position: Position, arrived: boolean): void {
    const fresh = told.filter(({ n }) => n >= this.told.length);
    if (fresh[0] && fresh[0].n > this.told.length) {
      this.#lost(); // something is missing in between: connect again and get it
      return;
    }
    if (position.n < (this.position?.n ?? 0)) return;
    this.told = [...this.told, ...fresh];
    this.position = position;
    this.reactions = position.reactions;
    this.heardAt = performance.now();
    this.onMoved?.(fresh, position, arrived);
  }

  #hear(lines: readonly Line[]): void {
    const last = this.chat.at(-1)?.n ?? -1;
    this.chat = [...this.chat, ...lines.filter(({ n }) => n > last)];
  }

  #settle(reply: Reply): void {
    const pending = reply.key === null ? undefined : this.#asks.get(reply.key);
    if (!pending) return;
    this.#asks.delete(pending.ask.key);
    this.#listPending();
    pending.resolve(reply);
  }

  #listPending(): void {
    this.pending = [...this.#asks.values()].map(({ ask }) => ask);
  }
}

/** In the place of an entry that we were not sent. */
function blankEntry(n: number): Told {
  return { n, seat: -1, command: "", events: [], changes: null, undoes: null, agreed: false };
}

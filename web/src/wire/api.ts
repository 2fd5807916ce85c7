// The server's HTTP side, typed: every call gives what docs/wire.md promises, or throws an ApiError with a code.
import type {
  Code,
  ComponentDraft,
  ComponentForm,
  Devices,
  Done,
  Ended,
  ExerciseAnswer,
  FinishedGames,
  HouseSet,
  LinkOwner,
  Lobby,
  Log,
  Me,
  NewLesson,
  NewTable,
  PersonalLink,
  Problem,
  Replay,
  Review,
  Rules,
  Shelf,
  Shown,
  Slip,
  Snapshot,
  Statistics,
  Table,
  Vacation,
} from "./types";
import { randomHex } from "./random-hex";

/** Why a request came to nothing: the code of a Problem, or "unreachable" when nobody answered. */
export type ErrorCode = Code | "unreachable";

/** A request that came to nothing. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail = "",
    /** In a component file. */
    readonly slips: readonly Slip[] = [],
    /** How many there are, where there are too many. */
    readonly count = 0,
  ) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "ApiError";
  }
}

/** The code of whatever was thrown; what is no ApiError is our own fault. */
export function codeOf(thrown: unknown): ErrorCode {
  return thrown instanceof ApiError ? thrown.code : "trouble";
}

const PATIENCE = 15_000;
/** For what is asked again and again: who waits longer wants to know that nobody answers. */
const LITTLE_PATIENCE = 4_000;

async function fetched(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch (thrown) {
    throw new ApiError("unreachable", String(thrown));
  }
}

/** How often we ask for something that begins at a steady pace on the server, and how long we let it tell us to wait. */
const TRIES = 4;
const LONGEST_WAIT = 10; // seconds

/** Ask, and where others ask for much too (429), come again when the server says, a few times. */
async function patientlyFetched(path: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetched("GET", path);
    const wait = Number(response.headers.get("Retry-After") ?? 1);
    if (response.status !== 429 || tries === TRIES || !(wait <= LONGEST_WAIT)) return response;
    // Some of a second more, so that a class does not come again all at once.
    await new Promise((wake) => setTimeout(wake, 1000 * (wait + Math.random())));
  }
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (thrown) {
    // A proxy's error page, or a connection that broke within the answer.
    throw new ApiError(response.status >= 502 ? "unreachable" : "trouble", String(thrown));
  }
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && (answer as { type?: unknown }).type === "problem";
}

const errorOf = ({ code, detail, slips, count }: Problem): ApiError => new ApiError(code, detail, slips, count ?? 0);

/** Whether the server knows us: whoever has done anything there has a cookie. */
let somebody = false;
export const isSomebody = (): boolean => somebody;

/** Ask the server; what only a page of its own wants to know is asked there. */
export async function call<T>(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<T> {
  const answer = await answerOf<T>(await fetched(method, path, body, patience));
  if (method !== "GET") somebody = true;
  return answer;
}

async function answerOf<T>(response: Response): Promise<T> {
  const answer = await json(response);
  if (isProblem(answer)) throw errorOf(answer);
  if (!response.ok) throw new ApiError("trouble", `${String(response.status)} without a problem`);
  return answer as T;
}

const patientCall = async <T>(path: string): Promise<T> => answerOf<T>(await patientlyFetched(path));

/** Asked once and kept; a failure is forgotten, so that the next one asks again. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

const shelves = new Map<string, Promise<Shelf>>();
const books = new Map<string, Promise<Rules>>();
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** The games, their options and bots. */
export const shelf = (): Promise<Shelf> => once(shelves, "", () => call<Shelf>("GET", "/api/shelf"));

/** A rulebook in a language; the book "table" holds what is true of every game. */
export const rules = (book: string, language: string): Promise<Rules> =>
  once(books, `${book} ${language}`, () =>
    call<Rules>("GET", `/api/rules/${encodeURIComponent(book)}?lang=${encodeURIComponent(language)}`),
  );

/** What the rules say of the choices of an exercise. */
export const exerciseAnswer = (game: string, name: string, language: string): Promise<ExerciseAnswer> =>
  call(
    "GET",
    `/api/rules/${encodeURIComponent(game)}/exercises/${encodeURIComponent(name)}?lang=${encodeURIComponent(language)}`,
  );

const components = (game: string): string => `/api/components/${encodeURIComponent(game)}`;

/** Where a game's own faces are downloaded, as a component file to start from. */
export const componentsAddress = components;

/** Whether a game can be played with a component file; the ApiError has slips that say what is wrong with it. */
export const checkComponents = (game: string, text: string): Promise<HouseSet> =>
  call("POST", components(game), { text });

/** A component file as a form: of its text, of the data in it, or of neither for the game's own. */
export const componentForm = (game: string, draft: ComponentDraft = {}): Promise<ComponentForm> =>
  call("POST", `${components(game)}/form`, draft);

/** Who this browser is; whoever only asks need not be anybody. */
export async function me(): Promise<Me> {
  const found = await call<Me>("GET", "/api/me");
  somebody = found.known;
  return found;
}

/** Be somebody whom the server knows: without that one can only watch. */
export const becomeSomebody = (): Promise<Me> => call("POST", "/api/me");

/** Where we are signed in. */
export const devices = (): Promise<Devices> => call("GET", "/api/me/devices");

/** Sign one of them out, or all but this one; what is left. */
export const signOut = (id?: string): Promise<Devices> =>
  call("DELETE", id === undefined ? "/api/me/devices" : `/api/me/devices/${encodeURIComponent(id)}`);

/** Go by another name. */
export const rename = (name: string): Promise<Me> => call("PUT", "/api/me", { name });

/** A code that makes another device the same person. */
export const personalLink = (): Promise<PersonalLink> => call("POST", "/api/me/link", {});

/** Who made this code, which is not used up by asking. */
export const linkOwner = (code: string): Promise<LinkOwner> => call("POST", "/api/me/claim/owner", { code });

/** Become the person who made this code. */
export const claim = (code: string): Promise<Me> => call("POST", "/api/me/claim", { code });

/** The tables: a page of the listed ones, and one's own. */
export const lobby = (page = 0, show: Shown = "all", game = ""): Promise<Lobby> => {
  const only = game ? `&game=${encodeURIComponent(game)}` : "";
  return call("GET", `/api/tables?page=${String(page)}&show=${show}${only}`, undefined, LITTLE_PATIENCE);
};

/** A page of one's own games that have ended, with the results; those of one game, or of all. */
export const myGames = (page: number, ended: Ended, game = ""): Promise<FinishedGames> =>
  call("GET", `/api/me/games?page=${String(page)}&ended=${ended}&game=${encodeURIComponent(game)}`);

/** Until when one is on vacation, and how many days are left for that this year. */
export const vacation = (): Promise<Vacation> => call("GET", "/api/me/vacation");

/** Be away for so many days from now on; 0: be back. */
export const takeVacation = (days: number): Promise<Vacation> => call("PUT", "/api/me/vacation", { days });

/** What came of one's own games that were played to their end. */
export const myStatistics = (game = ""): Promise<Statistics> =>
  call("GET", `/api/me/statistics?game=${encodeURIComponent(game)}`);

/** Have the table for playing once more with the same people, which is made when the first one asks for it. */
export const askRematch = (id: string): Promise<Done> =>
  call("POST", table(id), { ask: "rematch", key: randomHex(12), options: {} });

/** Make a table. */
export const createTable = (wanted: NewTable): Promise<Table> => call("POST", "/api/tables", wanted);

/** Begin a lesson: a table whose game goes on already. */
export const beginLesson = (wanted: NewLesson): Promise<Table> => call("POST", "/api/lessons", wanted);

/** How a table stands. */
export const snapshot = (id: string, since = 0): Promise<Snapshot> =>
  patientCall(`${table(id)}?since=${String(since)}`);

/** Some steps of a game through a pair of eyes, from this one on; it says how many there are in all. */
export const replay = (id: string, eyes: string, first = 0): Promise<Replay> =>
  patientCall(`${table(id)}/replay?eyes=${encodeURIComponent(eyes)}&first=${String(first)}`);

/** An example of a rulebook as a replay. */
export const exampleReplay = (game: string, name: string, eyes: string, first = 0): Promise<Replay> =>
  patientCall(`/api${examplePath(game, name)}?eyes=${encodeURIComponent(eyes)}&first=${String(first)}`);

/** The path of an example: of its page, and below /api of its replay. */
export const examplePath = (game: string, name: string): string =>
  `/rules/${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}`;

const reviewPath = (id: string): string => `${table(id)}/review`;

/** How far the review of a finished game is, and all of it when it is done. */
export const review = (id: string): Promise<Review> => call("GET", reviewPath(id));

/** Have the review of a finished game made, unless there is one. */
export const wantReview = (id: string): Promise<Review> => call("POST", reviewPath(id));

/** Want it no more. */
export const cancelReview = (id: string): Promise<Review> => call("DELETE", reviewPath(id));

/** The entries of a log before this one, as many as come at once. */
export const earlierLog = (id: string, before: number): Promise<Log> =>
  patientCall(`${table(id)}/log?before=${String(before)}`);

/** Where the record of a finished game is downloaded. */
export const recordAddress = (id: string): string => `${table(id)}/record`;

/** The record of a finished game, as text. */
export async function record(id: string): Promise<string> {
  const response = await patientlyFetched(recordAddress(id));
  const text = await response.text();
  if (response.ok) return text;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = null;
  }
  throw isProblem(answer) ? errorOf(answer) : new ApiError("trouble");
}

/** Where the picture of a table's invitation is. */
export const qrAddress = (id: string): string => `${table(id)}/qr.svg`;

const gameFolder = (game: string): string => `/games/${encodeURIComponent(game)}`;

/** How a game without a board here is laid out. */
export const gameLayout = <T>(game: string): Promise<T> => call("GET", `/api/games/${encodeURIComponent(game)}/layout`);

/** Where the drawing of a piece is that a game brings. */
export const artAddress = (game: string, piece: string): string =>
  `${gameFolder(game)}/art/${encodeURIComponent(piece.replaceAll(" ", "-"))}.svg`;

/** Where the board is that a game's package brings. */
export const boardAddress = (game: string): string => `${gameFolder(game)}/board/index.js`;

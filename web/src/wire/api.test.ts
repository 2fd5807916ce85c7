// Requests: a problem is thrown with its code, and nothing is cached that failed.
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, codeOf, lobby, record, replay, rules, shelf, snapshot } from "./api";
import { errorWords, problemWords } from "./problem-words";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (...answers: (() => Response)[]): { count: number } => {
  const asked = { count: 0 };
  vi.stubGlobal("fetch", () => {
    const answer = answers[Math.min(asked.count++, answers.length - 1)];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("no network"));
  });
  return asked;
};
const problem =
  (code: string, status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ type: "problem", code, key: null, detail: "" }, { status, headers });

test("a problem is thrown with its code", async () => {
  answering(problem("too-fast", 429));
  await expect(lobby()).rejects.toMatchObject({ code: "too-fast" });
});

test("a server that does not answer, and a proxy's error page, are both unreachable", async () => {
  answering();
  await expect(lobby()).rejects.toMatchObject({ code: "unreachable" });
  answering(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(lobby()).rejects.toMatchObject({ code: "unreachable" });
  expect(problemWords("unreachable")).toContain("is not answering");
});

test("shelf and books are asked for once, and again after a failure", async () => {
  const asked = answering(problem("trouble", 500), () => Response.json({ games: [] }));
  await expect(shelf()).rejects.toMatchObject({ code: "trouble" });
  await shelf();
  await shelf();
  expect(asked.count).toBe(2);
  await Promise.all([rules("table", "de"), rules("table", "de"), rules("table", "en")]);
  expect(asked.count).toBe(4);
});

test("a record is text, a missing one a problem", async () => {
  answering(() => new Response('{"n": 1.0}'));
  await expect(record("x")).resolves.toBe('{"n": 1.0}');
  answering(problem("not-over", 409));
  await expect(record("x")).rejects.toMatchObject({ code: "not-over" });
});

const LARGE: [string, () => Promise<unknown>][] = [
  ["a replay", () => replay("x", "watch")],
  ["a record", () => record("x")],
  ["a snapshot", () => snapshot("x")],
];

test.each(LARGE)("%s that others ask for too is asked for again when the server says", async (_, ask) => {
  vi.useFakeTimers();
  const later = problem("too-fast", 429, { "Retry-After": "3" });
  const asked = answering(later, later, () => Response.json({ steps: [] }));
  const found = ask();
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked.count).toBe(1);
  await vi.advanceTimersByTimeAsync(1200);
  expect(asked.count).toBe(2);
  await vi.advanceTimersByTimeAsync(4000);
  await expect(found).resolves.toBeTruthy();
  expect(asked.count).toBe(3);
});

test.each(LARGE)("%s is not asked for without end, nor after a long wait", async (_, ask) => {
  vi.useFakeTimers();
  const asked = answering(problem("too-fast", 429, { "Retry-After": "1" }));
  const refused = expect(ask()).rejects.toMatchObject({ code: "too-fast" });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(asked.count).toBe(4);
  const once = answering(problem("too-fast", 429, { "Retry-After": "60" }));
  await expect(ask()).rejects.toMatchObject({ code: "too-fast" });
  expect(once.count).toBe(1);
});

test("what is no ApiError is our own fault", () => {
  expect(codeOf(new Error("oops"))).toBe("trouble");
});

test("who has too many tables that wait is told how many", () => {
  expect(errorWords(new ApiError("too-many-tables", "", [], 20))).toBe(
    "20 of your tables are still waiting. Close one first.",
  );
  expect(errorWords(new Error("oops"))).toBe(problemWords("trouble"));
});

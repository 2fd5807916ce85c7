// Requests: a problem is thrown with its code, and nothing is cached that failed.
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, codeOf, lobby, record, rules, shelf } from "./api";
import { errorWords, problemWords } from "./problem-words";

afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (...answers: (() => Response)[]): { count: number } => {
  const asked = { count: 0 };
  vi.stubGlobal("fetch", () => {
    const answer = answers[Math.min(asked.count++, answers.length - 1)];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("no network"));
  });
  return asked;
};
const problem = (code: string, status: number) => () =>
  Response.json({ type: "problem", code, key: null, detail: "" }, { status });

test("a problem is thrown with its code", async () => {
  answering(problem("too-fast", 429));
  await expect(lobby()).rejects.toMatchObject({ code: "too-fast" });
});

test("a server that does not answer, and a proxy's error page, are both unreachable", async () => {
  answering();
  await expect(lobby()).rejects.toMatchObject({ code: "unreachable" });
  answering(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(lobby()).rejects.toMatchObject({ code: "unreachable" });
  expect(problemWords("unreachable")).toContain("does not answer");
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

test("what is no ApiError is our own fault", () => {
  expect(codeOf(new Error("oops"))).toBe("trouble");
});

test("who has too many tables that wait is told how many", () => {
  expect(errorWords(new ApiError("too-many-tables", "", [], 20))).toBe(
    "20 of your tables are still waiting. Close one first.",
  );
  expect(errorWords(new Error("oops"))).toBe(problemWords("trouble"));
});

// The lobby's pages: the first is looked at again and again, later ones in turn, and nobody is listed twice.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LobbyWatch } from "./lobby.svelte";

let asked: string[] = [];
/** What the server lists, page by page. */
let pages: string[][] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    if (!path.startsWith("/api/tables")) return Promise.resolve(Response.json({ name: null, known: false, games: [] }));
    asked.push(path.slice("/api/tables?".length));
    const page = Number(new URLSearchParams(path.slice(path.indexOf("?"))).get("page"));
    const tables = (pages[page] ?? []).map((id) => ({ id, chairs: [], yours: null }));
    return Promise.resolve(Response.json({ tables, mine: [], people: 0, busy: 0, pages: pages.length }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const ids = (watch: LobbyWatch): string[] => watch.tables.map(({ id }) => id);

test("more pages are shown when asked for, and then looked at in turn", async () => {
  pages = [["a", "b"], ["c", "d"], ["e"]];
  const watch = new LobbyWatch();
  await watch.look();
  expect([ids(watch), watch.hasMore]).toEqual([["a", "b"], true]);
  await watch.more();
  await watch.more();
  expect([ids(watch), watch.hasMore]).toEqual([["a", "b", "c", "d", "e"], false]);
  expect(asked.slice(1)).toEqual(["page=0&show=all", "page=1&show=all", "page=0&show=all", "page=2&show=all"]);
  pages = [
    ["n", "a"],
    ["b", "c"],
    ["d", "e"],
  ]; // a new table pushes the others down
  await watch.look();
  expect(asked.at(-1)).toBe("page=1&show=all");
  expect(ids(watch)).toEqual(["n", "a", "b", "c", "e"]);
  await watch.look();
  expect(ids(watch)).toEqual(["n", "a", "b", "c", "d", "e"]);
  pages = [["a"]];
  await watch.look();
  expect([ids(watch), watch.hasMore]).toEqual([["a"], false]);
});

test("other tables begin at their first page", async () => {
  pages = [["a"], ["b"]];
  const watch = new LobbyWatch();
  await watch.look();
  await watch.more();
  watch.choose({ show: "free" });
  await vi.waitFor(() => {
    expect(asked.at(-1)).toBe("page=0&show=free");
    expect([ids(watch), watch.hasMore]).toEqual([["a"], true]);
  });
  watch.choose({ game: "langfinger" });
  await vi.waitFor(() => {
    expect(asked.at(-1)).toBe("page=0&show=free&game=langfinger");
  });
  watch.choose({ game: "", show: "all" });
  await vi.waitFor(() => {
    expect(asked.at(-1)).toBe("page=0&show=all");
  });
});

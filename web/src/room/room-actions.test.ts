// What the waiting room does by itself for somebody who arrives.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cast, chair, guest } from "../wire/fixtures";
import type { Reply, TableSocket, TableAsk } from "../wire/socket.svelte";
import type { Chair, Table, You } from "../wire/types";
import { asksFirst } from "../lobby/person.svelte";
import { awaitedNames, awayNames, errandOf, RoomActions, type Errand } from "./room-actions.svelte";

function arrival(errand: Errand, you: You, chairs: Chair["kind"][], reply: Partial<Reply> = { type: "done" }) {
  const wishes: TableAsk[] = [];
  const socket = {
    table: { id: "x", game: "gaunerbande", chairs: chairs.map((kind) => chair(kind)) } as Table,
    you,
    ask: (request: TableAsk) => {
      wishes.push(request);
      return Promise.resolve({ key: "", table: null, ...reply } as Reply);
    },
  };
  return { sitting: new RoomActions(socket as unknown as TableSocket, errand), wishes, table: socket.table };
}

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      Response.json(
        path === "/api/shelf"
          ? { ...cast, games: [{ name: "gaunerbande", bots: ["1", "2", "3", "4", "greedy", "random"] }], address: null }
          : { name: "Ada" },
      ),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("playing now sits down on the free chair and begins", async () => {
  const { sitting, wishes } = arrival("go", { ...guest, seat: null, host: true, ends: true, kept: null }, [
    "empty",
    "bot",
    "bot",
  ]);
  expect(sitting.hurrying).toBe(true);
  await sitting.arrive("go");
  expect(wishes).toMatchObject([{ ask: "sit", seat: 0, name: "Ada" }, { ask: "start" }]);
  expect(wishes[0]).toHaveProperty("seed_hash", expect.stringMatching(/^[0-9a-f]{64}$/));
  expect(wishes[0]).not.toHaveProperty("seed");
  expect(sitting.hurrying).toBe(true);
});

test("when that fails, the room shows itself", async () => {
  const { sitting, wishes } = arrival("go", { ...guest, seat: null, host: true, ends: true, kept: null }, ["empty"], {
    type: "problem",
    code: "seat-taken",
  });
  await sitting.arrive("go");
  expect(wishes).toHaveLength(1);
  expect(sitting.hurrying).toBe(false);
});

test("a chair kept for a rematch is taken by itself", async () => {
  const { sitting, wishes } = arrival(null, { ...guest, seat: null, host: false, ends: false, kept: 2 }, [
    "empty",
    "empty",
    "empty",
  ]);
  await sitting.arrive(null);
  expect(wishes).toMatchObject([{ ask: "sit", seat: 2, name: "Ada" }]);
});

test("and under the name it is kept for", async () => {
  const { sitting, wishes, table } = arrival(null, { ...guest, seat: null, host: false, ends: false, kept: 0 }, [
    "empty",
  ]);
  table.chairs.splice(0, 1, chair("empty", { kept_for: "Countess" }));
  await sitting.arrive(null);
  expect(wishes).toMatchObject([{ name: "Countess" }]);
});

test("a guest is left to choose", async () => {
  const { sitting, wishes } = arrival(null, { ...guest, seat: null, host: false, ends: false, kept: null }, ["empty"]);
  await sitting.arrive(null);
  expect(wishes).toEqual([]);
});

test("nobody sits down while the name they typed cannot be one", async () => {
  const { sitting, wishes } = arrival(null, { ...guest, seat: null, host: false, ends: false, kept: null }, ["empty"]);
  const end = asksFirst(() => Promise.resolve(false));
  expect(await sitting.sit(0)).toBe(false);
  expect(wishes).toEqual([]);
  end();
  expect(await sitting.sit(0)).toBe(true);
  expect(wishes).toMatchObject([{ ask: "sit", seat: 0 }]);
});

test("bots fill the free chairs only, each another character", async () => {
  const { sitting, wishes } = arrival(null, { ...guest, seat: 0, host: true, ends: true, kept: null }, [
    "person",
    "empty",
    "bot",
    "empty",
  ]);
  expect(await sitting.fill()).toBe(true);
  expect(wishes).toEqual([
    { ask: "bot", seat: 1, bot: "3" },
    { ask: "bot", seat: 3, bot: "2" },
  ]);
});

test("the host can close the table", async () => {
  const { sitting, wishes } = arrival(null, { ...guest, seat: 0, host: true, ends: true, kept: null }, [
    "person",
    "empty",
  ]);
  expect(await sitting.closeTable()).toBe(true);
  expect(wishes).toEqual([{ ask: "abandon" }]);
});

test("only two words after the # are errands", () => {
  expect(["go", "sit", "", "GB-3.2"].map(errandOf)).toEqual(["go", "sit", null, null]);
});

const person = (name: string, present: boolean, ready = false) => chair("person", { name, present, ready });
/** Ada, chair 0, stands in for Jörg, chair 1, who is away. */
const standIn: You = { ...guest, seat: 0, host: true, starts: true };
const chairs = [person("Ada", true), person("Jörg", false), person("Eve", true), person("Zoë", false), chair("empty")];

test("who sits here but is not connected is named", () => {
  expect(awayNames(chairs, standIn)).toEqual(["Jörg", "Zoë"]);
});

test("after one wanted to begin, one waits for the others who are here, and then for whose line has dropped", () => {
  expect(awaitedNames(chairs, standIn, 1)).toBeNull();
  const ready = [person("Ada", true, true), ...chairs.slice(1)];
  expect(awaitedNames(ready, standIn, 1)).toEqual(["Eve"]);
  expect(awaitedNames(ready.with(2, person("Eve", true, true)), standIn, 1)).toEqual(["Zoë"]);
});

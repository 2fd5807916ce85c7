// Whose turn it is, told to somebody who looks elsewhere: by a chip, the title and icon of the window, and by the browser.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go, route } from "../router.svelte";
import PageHeader from "../shell/PageHeader.svelte";
import { chair } from "../wire/fixtures";
import { myTables, noteMyTables } from "../wire/my-tables.svelte";
import type { TableLine } from "../wire/types";
import { notify, notifying, switchNotifying } from "./notification";
import NotifySwitch from "./NotifySwitch.svelte";
import TurnChip from "./TurnChip.svelte";

const line = (id: string, changes: Partial<TableLine>): TableLine => ({
  id,
  game: "swindler",
  chairs: [chair("person", { name: "Ada" }), chair("person", { name: "Theo" })],
  options: {},
  clock: null,
  status: "playing",
  round: 3,
  yours: 0,
  your_turn: true,
  made: 0,
  ended: null,
  lesson: false,
  guided: false,
  waits_for: [0],
  since: 10,
  left: null,
  bank: null,
  over_days: false,
  away_until: null,
  ...changes,
});

let mine: TableLine[] = [];
let looks = 0;
let messages: { title: string; body: string; tag: string; onclick?: () => void }[] = [];
let permission = "default";
let asked = 0;

class FakeNotification {
  static get permission(): string {
    return permission;
  }
  static requestPermission(): Promise<string> {
    asked++;
    permission = "granted";
    return Promise.resolve(permission);
  }
  constructor(title: string, { body, tag }: { body: string; tag: string }) {
    messages.push(Object.assign(this, { title, body, tag }));
  }
  close(): void {
    messages = messages.filter((each) => each !== (this as unknown));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  looks = asked = 0;
  messages = [];
  permission = "default";
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("fetch", () => {
    looks++;
    return Promise.resolve(Response.json({ tables: [], mine, people: 0, busy: 0, pages: 1 }));
  });
  document.head.innerHTML = '<link rel="icon" href="/icons/icon.svg">';
  localStorage.setItem("cutpurse.played", "yes");
  go("/rules", { replace: true });
});
afterEach(() => {
  cleanup();
  noteMyTables([]);
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const icon = (): string | null | undefined => document.querySelector("link[rel=icon]")?.getAttribute("href");

test("a table that waits is told on another page, also right after a reload, and no more when the turn is over", async () => {
  mine = [line("a", { since: 500 }), line("b", { since: 20, game: "langfinger" }), line("c", { your_turn: false })];
  render(PageHeader, { title: "Rules" });
  render(TurnChip);
  await vi.advanceTimersByTimeAsync(1000);
  const chip = screen.getByRole("link", { name: "Your turn: Langfinger 2" });
  expect(chip.getAttribute("href")).toBe("/t/b");
  expect(document.title).toBe("● Your turn · Rules · Cutpurse");
  expect(icon()).toContain("/icons/icon-turn.svg");
  mine = [line("a", { your_turn: false })];
  await vi.advanceTimersByTimeAsync(16_000);
  expect(screen.queryByRole("link")).toBeNull();
  expect(document.title).toBe("Rules · Cutpurse");
  expect(icon()).toContain("/icons/icon.svg");
});

test("nobody is looked after who has no game that goes on", async () => {
  localStorage.clear();
  render(TurnChip);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(0);
  cleanup();
  localStorage.setItem("cutpurse.played", "yes");
  mine = [line("a", { status: "over", your_turn: false })];
  render(TurnChip);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(1);
});

test("in the lobby, which looks by itself, there is no chip, but the title says it", async () => {
  go("/", { replace: true });
  render(PageHeader, { title: "Lobby" });
  render(TurnChip);
  noteMyTables([line("a", {})]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(looks).toBe(0);
  expect(screen.queryByRole("link")).toBeNull();
  expect(document.title).toBe("● Your turn · Lobby · Cutpurse");
});

test("the browser is asked for messages only by the switch, and tells each turn once, while somebody looks elsewhere", async () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  vi.spyOn(window, "focus").mockImplementation(() => undefined);
  mine = [line("a", {})];
  render(TurnChip);
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked, messages.length]).toEqual([0, 0]);
  cleanup();
  render(NotifySwitch);
  const toggle = screen.getByRole("switch", { name: "Tell me when it’s my turn" });
  await fireEvent.click(toggle);
  await vi.advanceTimersByTimeAsync(10);
  expect([asked, toggle.getAttribute("aria-checked"), notifying()]).toEqual([1, "true", "on"]);
  cleanup();
  render(TurnChip);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messages.map(({ title, body, tag }) => [title, body, tag])).toEqual([
    ["Your turn", "Swindler is waiting for you.", "/t/a"],
  ]);
  expect(myTables()).toHaveLength(1);
  messages[0]?.onclick?.();
  expect([route().path, messages.length]).toEqual(["/t/a", 0]);
  expect(await switchNotifying(false)).toBe("off");
  await notify("a", "Your turn", "");
  expect(messages).toHaveLength(0);
});

test("where the browser allows no messages, the switch says why", () => {
  permission = "denied";
  render(NotifySwitch);
  expect(screen.getByRole("switch").hasAttribute("disabled")).toBe(true);
  expect(screen.getByText(/blocks notifications/)).toBeTruthy();
  cleanup();
  vi.stubGlobal("isSecureContext", false);
  render(NotifySwitch);
  expect(screen.getByText(/only allow this on pages served over https/)).toBeTruthy();
});

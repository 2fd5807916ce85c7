// The service worker shows what the server pushes: one message of each table, which leads there.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

test("a push message is shown, the latest of each table in the place of the others", async () => {
  const heard = new Map<string, (event: unknown) => void>();
  const showNotification = vi.fn(() => Promise.resolve());
  const worker = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => heard.set(kind, listener),
    registration: { showNotification },
  };
  runInNewContext(readFileSync("public/sw.js", "utf8"), { self: worker });
  const told = { title: "Your turn: Langfinger", body: "Your table with Ben is waiting for you.", href: "/t/abc" };
  let shown: Promise<unknown> | undefined;
  heard.get("push")?.({ data: { json: () => told }, waitUntil: (work: Promise<unknown>) => (shown = work) });
  await shown;
  expect(showNotification).toHaveBeenCalledWith(
    told.title,
    expect.objectContaining({ body: told.body, tag: "/t/abc", data: "/t/abc" }),
  );
});

interface Shown {
  url: string;
  focus: () => Promise<Shown>;
  navigate: (href: string) => Promise<void>;
}

test.each([
  [["/t/other", "/t/abc", "/"], "focus /t/abc"],
  [["/t/other", "/"], "focus /, navigate / to /t/abc"],
  [["/t/other", "/rules/swindler"], "open /t/abc"],
  [[], "open /t/abc"],
])("a press on a message leads to its table, and away from no game: with %j open", async (open, does) => {
  const heard = new Map<string, (event: unknown) => void>();
  const done: string[] = [];
  const windows = open.map((path): Shown => {
    const shown: Shown = {
      url: `http://table.test${path}`,
      focus: () => {
        done.push(`focus ${path}`);
        return Promise.resolve(shown);
      },
      navigate: (href) => {
        done.push(`navigate ${path} to ${href}`);
        return Promise.resolve();
      },
    };
    return shown;
  });
  const openWindow = (href: string): void => void done.push(`open ${href}`);
  const worker = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => heard.set(kind, listener),
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  };
  runInNewContext(readFileSync("public/sw.js", "utf8"), { self: worker, URL });
  let led: Promise<unknown> | undefined;
  const notification = { data: "/t/abc", close: vi.fn() };
  heard.get("notificationclick")?.({ notification, waitUntil: (work: Promise<unknown>) => (led = work) });
  await led;
  expect(done.join(", ")).toBe(does);
  expect(notification.close).toHaveBeenCalled();
});

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

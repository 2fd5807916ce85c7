// Toasts: one at a time, for four seconds, the newest news before the oldest.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { complain, dismissToast, shownToast, toast, withdrawToast } from "./toasts.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  while (shownToast()) dismissToast();
  vi.useRealTimers();
});

test("a toast goes after four seconds", () => {
  toast("Link copied.");
  expect(shownToast()).toMatchObject({ text: "Link copied.", kind: "plain" });
  vi.advanceTimersByTime(3999);
  expect(shownToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});

test("toasts wait for each other", () => {
  toast("one");
  complain("two");
  expect(shownToast()?.text).toBe("one");
  vi.advanceTimersByTime(4000);
  expect(shownToast()).toMatchObject({ text: "two", kind: "bad" });
});

test("the same word twice is said once", () => {
  toast("one");
  toast("one");
  dismissToast();
  expect(shownToast()).toBeNull();
});

test("a word that leads somewhere is taken back once one is there", () => {
  toast("one");
  toast("Your turn", { href: "/t/a" });
  withdrawToast("/t/a");
  dismissToast();
  expect(shownToast()).toBeNull();
  toast("Your turn", { href: "/t/a" });
  withdrawToast("/t/b");
  expect(shownToast()?.href).toBe("/t/a");
  withdrawToast("/t/a");
  expect(shownToast()).toBeNull();
});

test("too much old news makes room", () => {
  for (const text of ["now", "1", "2", "3", "4"]) toast(text);
  dismissToast();
  expect(shownToast()?.text).toBe("2");
});

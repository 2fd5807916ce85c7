// Texts: ids, languages, numbers, lists, and sentences with drawn variables.
import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { recall, remember } from "../local-storage";
import Say from "./Say.svelte";
import { clockTime } from "./number-format";
import {
  change,
  dayAndTime,
  figure,
  hasMessage,
  language,
  list,
  preferred,
  say,
  setLanguage,
  share,
  span,
  textParts,
  timeOfDay,
} from "./texts.svelte";

afterEach(async () => {
  cleanup();
  remember("language", null);
  await setLanguage("en", false);
});

test("a message has its variables filled in", () => {
  expect(say("web-turn", { name: "Tobi" })).toBe("It is Tobi’s turn.");
});

test("a message that is not there stops a test", () => {
  expect(() => say("nobody-knows-it")).toThrow("nobody-knows-it");
  expect(() => say("web-turn")).toThrow("web-turn");
  expect(hasMessage("nobody-knows-it")).toBe(false);
  expect(hasMessage("web-turn")).toBe(true);
});

test("another language takes over everywhere, and is remembered", async () => {
  await setLanguage("de");
  expect(language()).toBe("de");
  expect(say("web-turn", { name: "Tobi" })).toBe("Tobi ist dran.");
  expect(document.documentElement.lang).toBe("de");
  expect(recall("language")).toBe("de");
});

test("the language is the one chosen before, else the browser's first that we speak, else English", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-FR", "de-AT", "en"]);
  expect(preferred()).toBe("de");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr"]);
  expect(preferred()).toBe("en");
  remember("language", "de");
  expect(preferred()).toBe("de");
});

test("a game's texts come with it, in the language that is spoken by then", async () => {
  vi.resetModules();
  const fresh = await import("./texts.svelte");
  await fresh.setLanguage("en", false);
  expect(fresh.hasMessage("swindler-bag")).toBe(false);
  await Promise.all([fresh.setLanguage("de", false), fresh.loadTexts("swindler")]);
  expect(fresh.language()).toBe("de");
  expect(fresh.hasMessage("swindler-bag")).toBe(true);
  expect(fresh.hasMessage("langfinger-ask-rob")).toBe(false);
});

test("while the server does not answer games go by their names, and they get their words as soon as it does", async () => {
  vi.resetModules();
  const server = await import("./server-texts");
  const told = vi.spyOn(server, "shelfTexts").mockRejectedValue(new Error("nobody there"));
  const fresh = await import("./texts.svelte");
  await fresh.setLanguage("en", false);
  expect(fresh.hasMessage("web-turn")).toBe(true);
  expect(fresh.hasMessage("sly-title")).toBe(false);
  told.mockResolvedValue("sly-title = Sly\n    .time = 5 min\nweb-turn = Not yours to say\n");
  await fresh.loadShelfTexts();
  expect(fresh.say("sly-title.time")).toBe("5 min");
  expect([fresh.hasMessage("sly-title.time"), fresh.hasMessage("sly-title.text")]).toEqual([true, false]);
  expect(fresh.titledGames()).toEqual(["sly"]);
  expect(fresh.say("web-turn", { name: "Tobi" })).toBe("It is Tobi’s turn."); // a game replaces no words of ours
  await fresh.loadShelfTexts();
  expect(told).toHaveBeenCalledTimes(2); // and they are not asked for again
});

test("a game without texts in this client brings its own", async () => {
  vi.resetModules();
  const server = await import("./server-texts");
  vi.spyOn(server, "gameTexts").mockResolvedValue("sly-piece-1 = the lowest\n");
  const fresh = await import("./texts.svelte");
  await fresh.setLanguage("en", false);
  await fresh.loadTexts("sly");
  expect(fresh.say("sly-piece-1")).toBe("the lowest");
});

test("numbers have a real minus, changes their sign, shares a thin space", async () => {
  expect(figure(-13)).toBe("−13");
  expect([change(4), change(0), change(-2)]).toEqual(["+4", "0", "−2"]);
  expect(share(0.666)).toBe("67\u202f%");
  expect([clockTime(74), clockTime(9.2), clockTime(-1)]).toEqual(["1:14", "0:10", "0:00"]);
  expect(say("room-agreed-delay", { seconds: -3 })).toContain("−3");
});

test("a span of time is said with at most two units, and roughly where it is long", async () => {
  const said = [100_000, 97_300, 864_000, 43_200, 5_400, 59.6, 0].map(span);
  expect(said).toEqual([
    "1 day 4 hours",
    "1 day 3 hours",
    "10 days",
    "12 hours",
    "1 hour 30 minutes",
    "1 minute",
    "0 seconds",
  ]);
  await setLanguage("de");
  expect([span(97_300), span(172_800)]).toEqual(["1 Tag 3 Stunden", "2 Tage"]);
  expect([span(86_399.4), span(3 * 86_400 - 5), span(3599.8)]).toEqual(["1 Tag", "3 Tage", "1 Stunde"]);
  expect([span(84_000), span(61), span(0.2)]).toEqual(["23 Stunden", "1 Minute 1 Sekunde", "0 Sekunden"]);
});

test("things in a row are listed as the language does it", async () => {
  expect(list(["A", "B", "C"])).toBe("A, B and C");
  await setLanguage("de");
  expect(list(["A", "B", "C"])).toBe("A, B und C");
});

test("the clock has 24 hours in both languages", async () => {
  const evening = new Date(2026, 10, 3, 19, 5).getTime() / 1000;
  expect([timeOfDay(evening), dayAndTime(evening)]).toEqual(["19:05", "3 Nov, 19:05"]);
  await setLanguage("de");
  expect([timeOfDay(evening), dayAndTime(evening)]).toEqual(["19:05", "3. Nov., 19:05"]);
});

test("a name cannot turn a sentence around, nor pass for something drawn", () => {
  expect(say("web-turn", { name: "שרה" })).toBe("It is \u2068שרה\u2069’s turn.");
  expect(textParts("web-turn", { name: "\ue0000\ue001" })).toEqual(["It is 0’s turn."]);
});

test("a marked variable becomes a piece of its own", () => {
  expect(textParts("web-turn", { name: { name: "Tobi" } })).toEqual([
    "It is ",
    { kind: "name", value: "Tobi" },
    "’s turn.",
  ]);
  expect(say("web-turn", { name: { name: "Tobi" } })).toBe("It is Tobi’s turn.");
});

test("Say draws names bold and other marks by their snippet, and follows the language", async () => {
  const card = createRawSnippet<[string | number]>((value) => ({ render: () => `<i class="card">${value()}</i>` }));
  const { container, rerender } = render(Say, { id: "web-turn", vars: { name: { name: "<b>Tobi" } } });
  expect(container.querySelector("b")?.textContent).toBe("<b>Tobi");
  expect(container.textContent).toBe("It is <b>Tobi’s turn.");
  await setLanguage("de");
  flushSync();
  expect(container.textContent).toBe("<b>Tobi ist dran.");
  await rerender({ id: "web-turn", vars: { name: { card: "g4" } }, marks: { card } });
  expect(container.querySelector(".card")?.textContent).toBe("g4");
});

// Where somebody wants to be told: push messages to this browser, a webhook, e-mail; and what is said where it cannot be.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Turns from "../pages/Turns.svelte";
import { go } from "../router.svelte";
import type { Channel } from "../wire/types";
import { startPushing } from "./push";

const hook: Channel = { id: "h", kind: "ntfy", name: "ntfy.sh/ab…", confirmed: true, trouble: "", here: false };

let channels: Channel[] = [];
let push_key: string | null = "KEY";
let mail = true;
let asked: { method: string; path: string; body: Record<string, string> }[] = [];
let refuse: { code: string; detail: string } | null = null;
let permission = "default";

const subscription = {
  unsubscribe: vi.fn(() => Promise.resolve(true)),
  toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "P", auth: "A" } }),
};
const pushManager = {
  getSubscription: () => Promise.resolve(null),
  subscribe: vi.fn(() => Promise.resolve(subscription)),
};

beforeEach(() => {
  channels = [hook];
  push_key = "KEY";
  mail = true;
  asked = [];
  refuse = null;
  permission = "default";
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve((permission = "granted")),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }), ready: Promise.resolve({ pushManager }) },
  });
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ method, path, body: JSON.parse(body ?? "{}") as Record<string, string> });
    if (path === "/api/me") return Promise.resolve(Response.json({ name: "Ada", known: true }));
    if (path.endsWith("/confirm")) return Promise.resolve(Response.json({ address: "ada@example.net" }));
    if (path.startsWith("/turns")) return Promise.resolve(Response.json(null));
    if (refuse && method === "POST")
      return Promise.resolve(Response.json({ type: "problem", slips: [], count: null, ...refuse }, { status: 400 }));
    if (path.endsWith("/test")) channels = [{ ...hook, trouble: "network" }];
    else if (method === "DELETE") channels = channels.filter(({ id }) => !path.endsWith(id));
    else if (method === "POST") {
      const { kind = "" } = JSON.parse(body ?? "{}") as { kind?: string };
      if (kind === "push") channels = [...channels, { ...hook, id: "p", kind: "push", name: "Firefox", here: true }];
      if (kind === "mail")
        channels = [...channels, { ...hook, id: "m", kind: "mail", name: "a@b.de", confirmed: false }];
    }
    return Promise.resolve(Response.json({ channels, push_key, mail }));
  });
  go("/turns", { replace: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const pushSwitch = (): Promise<HTMLElement> => screen.findByRole("switch", { name: "Even with every page closed" });

test("push messages begin at a click, with the server's own key, and end in the browser and on the server", async () => {
  render(Turns);
  const toggle = await pushSwitch();
  expect(permission).toBe("default");
  await fireEvent.click(toggle);
  await screen.findByText("Push messages reach this browser.");
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "KEY" });
  expect(asked.at(-1)?.body).toEqual({
    ...{ kind: "push", endpoint: "https://push.example/1", p256dh: "P", auth: "A" },
    language: "en",
  });
  await fireEvent.click(await pushSwitch());
  await screen.findByText("With push messages. Your browser asks you first.");
  expect(asked.some(({ method, path }) => method === "DELETE" && path === "/api/me/channels/p")).toBe(true);
});

test("push messages wait for a service worker that is still being installed, but not for ever", async () => {
  let install: (worker: unknown) => void = () => undefined;
  const ready = new Promise((resolve) => (install = resolve));
  vi.stubGlobal("navigator", { serviceWorker: { ready, getRegistration: () => Promise.resolve(undefined) } });
  const started = startPushing("KEY", "en");
  install({ pushManager });
  expect((await started)?.channels.at(-1)?.kind).toBe("push");
  vi.stubGlobal("navigator", { serviceWorker: { ready: new Promise(() => undefined) } });
  vi.useFakeTimers();
  const never = expect(startPushing("KEY", "en")).rejects.toThrow("no service worker");
  await vi.advanceTimersByTimeAsync(60_000);
  await never;
  vi.useRealTimers();
});

test.each([
  [
    "the page came neither by https nor from here",
    () => vi.stubGlobal("isSecureContext", false),
    /same is true of push messages/,
  ],
  ["the browser has none", () => Reflect.deleteProperty(navigator, "serviceWorker"), /does not support push messages/],
  ["the browser forbids it", () => (permission = "denied"), /It blocks push messages, too/],
  ["the server lacks the extra", () => (push_key = null), /extra “push”/],
])("where push messages cannot be, it is said why: %s", async (_, where, words) => {
  where();
  render(Turns);
  const toggle = await pushSwitch();
  expect(toggle.hasAttribute("disabled")).toBe(true);
  expect(document.getElementById(toggle.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(words);
});

test.each([
  ["the browser forbids them", () => (permission = "denied"), /blocks notifications/],
  ["the page is not safe", () => vi.stubGlobal("isSecureContext", false), /served over https/],
])("why there are no messages is said once for both switches: %s", async (_, where, words) => {
  where();
  render(Turns);
  await pushSwitch();
  expect(screen.getAllByText(words)).toHaveLength(1);
});

test("a webhook is added, tried and removed, and what goes wrong is said where it was typed", async () => {
  render(Turns);
  const field = await screen.findByRole("textbox", { name: "Address" });
  refuse = { code: "bad-message", detail: "address" };
  await fireEvent.input(field, { target: { value: "https://ntfy.sh/abc" } });
  const [add] = screen.getAllByRole("button", { name: "Add" });
  if (add) await fireEvent.click(add);
  expect((await screen.findByRole("alert")).textContent).toContain("not an address");
  refuse = null;
  if (add) await fireEvent.click(add);
  await vi.waitFor(() => {
    expect(screen.queryByRole("alert")).toBeNull();
  });
  expect(asked.at(-1)?.body).toEqual({ kind: "webhook", address: "https://ntfy.sh/abc", form: "auto", language: "en" });
  await fireEvent.click(screen.getByRole("button", { name: "Try it: ntfy.sh/ab…" }));
  await screen.findByText("This server sends nothing into that network.");
  await fireEvent.click(screen.getByRole("button", { name: "Remove: ntfy.sh/ab…" }));
  await vi.waitFor(() => {
    expect(screen.queryByText("Where we tell you")).toBeNull();
  });
});

test("what is no address is not sent, and the page says so at the field, in its own words", async () => {
  render(Turns);
  const fields = [
    { name: "Address", typed: ["ntfy.sh/abc"], words: /begins with https/ },
    { name: "Your address", typed: ["ada"], words: /not an e-mail address/ },
  ];
  for (const { name, typed, words } of fields) {
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name });
    expect(field.form?.noValidate, "the browser's own words are in its own language").toBe(true);
    if (field.form) await fireEvent.submit(field.form);
    expect(screen.getByText(/Paste an address first/).getAttribute("role")).toBe("alert");
    for (const text of typed) {
      await fireEvent.input(field, { target: { value: text } });
      expect(field.getAttribute("aria-invalid")).toBeNull();
      if (field.form) await fireEvent.submit(field.form);
      expect(screen.getByText(words).getAttribute("role")).toBe("alert");
      expect(field.getAttribute("aria-invalid")).toBe("true");
    }
  }
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  refuse = { code: "bad-message", detail: "network" };
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Address" });
  await fireEvent.input(field, { target: { value: "http://192.168.1.20/topic" } });
  if (field.form) await fireEvent.submit(field.form);
  await screen.findByText(/its own network/);
  refuse = { code: "bad-message", detail: "discord" };
  await fireEvent.input(field, { target: { value: "https://discord.com/api/nope" } });
  if (field.form) await fireEvent.submit(field.form);
  await screen.findByText(/not the address of a Discord webhook/);
});

test("an address for e-mail cannot be tried before it is confirmed; without a mail server that is said", async () => {
  channels = [];
  render(Turns);
  await fireEvent.input(await screen.findByRole("textbox", { name: "Your address" }), { target: { value: "a@b.de" } });
  const add = screen.getAllByRole("button", { name: "Add" })[1];
  if (add) await fireEvent.click(add);
  await screen.findByText(/follow the link/);
  expect(screen.queryByRole("button", { name: /^Try it/ })).toBeNull();
  cleanup();
  mail = false;
  render(Turns);
  await screen.findByText(/sends no e-mail/);
});

test("the links in a mail do nothing before somebody says so", async () => {
  go("/turns#0123456789abcdef", { replace: true });
  render(Turns);
  const yes = await screen.findByRole("button", { name: "Yes, write to me there" });
  expect(asked).toEqual([]);
  await fireEvent.click(yes);
  await screen.findByText(/write to ada@example.net/);
  expect(asked.at(-1)?.body).toEqual({ code: "0123456789abcdef" });
  cleanup();
  go("/unsubscribe/0123456789abcdef", { replace: true });
  render(Turns);
  await fireEvent.click(await screen.findByRole("button", { name: "No more e-mail" }));
  await screen.findByText("Nothing more will be sent to your address.");
  expect(asked.at(-1)).toMatchObject({ method: "POST", path: "/unsubscribe/0123456789abcdef" });
});

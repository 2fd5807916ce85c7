// The router: what an address stands for, and which clicks it follows.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { follow, go, resolve, route } from "./router.svelte";

const at = (address: string) => resolve(new URL(address, "http://table.test"));

describe("an address", () => {
  test.each([
    ["/", "lobby", {}],
    ["/t/abc", "table", { id: "abc" }],
    ["/t/abc/", "table", { id: "abc" }],
    ["/replay/x%20y?move=3", "replay", { id: "x y" }],
    ["/rules", "rules", {}],
    ["/rules/gaunerbande#GB-3.2", "rules", { game: "gaunerbande" }],
    ["/check/abc", "check", { id: "abc" }],
    ["/back#token", "back", {}],
    ["/about", "about", {}],
    ["/t/", "lost", {}],
    ["/t/a/b", "lost", {}],
    ["/nowhere", "lost", {}],
    ["/t/%E0%A4%A", "table", { id: "%E0%A4%A" }],
  ])("%s is the page %s", (address, page, params) => {
    expect(at(address)).toMatchObject({ page, params });
  });

  test("brings its query and its hash along", () => {
    expect(at("/replay/a?move=3").query.get("move")).toBe("3");
    expect(at("/rules/gaunerbande#GB-3.2").hash).toBe("GB-3.2");
  });
});

describe("following", () => {
  let stop: () => void;
  beforeEach(() => {
    go("/", { replace: true });
    stop = follow();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  /** Click on a word in a link; whether the router took it. */
  function click(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const word = link.appendChild(document.createElement("b"));
    document.body.append(link);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
    word.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test("a link of ours changes the route without leaving", () => {
    expect(click({ href: "/rules/gaunerbande#GB-1.1" })).toBe(true);
    expect(route()).toMatchObject({ page: "rules", params: { game: "gaunerbande" }, hash: "GB-1.1" });
  });

  test.each([
    ["of another host", { href: "http://other.test/about" }, {}],
    ["to the server's own", { href: "/api/tables" }, {}],
    ["to the documentation", { href: "/docs/de/" }, {}],
    ["into a new window", { href: "/about", target: "_blank" }, {}],
    ["to be saved", { href: "/about", download: "" }, {}],
    ["clicked with Ctrl", { href: "/about" }, { ctrlKey: true }],
    ["clicked with the middle button", { href: "/about" }, { button: 1 }],
  ])("a link %s is the browser's", (_, attributes, init) => {
    expect(click(attributes as Record<string, string>, init)).toBe(false);
    expect(route().page).toBe("lobby");
  });

  test("back brings the page before", () => {
    go("/about");
    expect(route().page).toBe("about");
    history.replaceState(null, "", "/t/abc");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route()).toMatchObject({ page: "table", params: { id: "abc" } });
  });
});

// Where we are: a small router over the History API. Links are plain <a href>; `go` is for the code.
import * as overlays from "./overlay-history";

export type PageName =
  "lobby" | "table" | "replay" | "rules" | "faces" | "check" | "back" | "personal" | "about" | "parts" | "lost";

export interface Route {
  page: PageName;
  /** What the address names: the table's id, the game's name. */
  params: Readonly<Record<string, string>>;
  path: string;
  query: URLSearchParams;
  /** Without its #. */
  hash: string;
}

const ROUTES: readonly (readonly [string, PageName])[] = [
  ["/", "lobby"],
  ["/t/:id", "table"],
  ["/replay/:id", "replay"],
  ["/rules", "rules"],
  ["/rules/:game", "rules"],
  ["/rules/:game/examples/:example", "replay"],
  ["/faces/:game", "faces"],
  ["/check/:id", "check"],
  ["/back", "back"],
  ["/devices", "personal"],
  ["/turns", "personal"],
  ["/unsubscribe/:code", "personal"],
  ["/about", "about"],
  ...(import.meta.env.DEV ? ([["/parts", "parts"]] as const) : []),
];
/** What the server answers itself, so a link to it leaves the page. */
const SERVED = /^\/(api|docs|schema|assets|icons)(\/|$)/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % in an address is no reason to fail
  }
}

function parameters(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.length > 1 ? path.replace(/\/$/, "").split("/") : path.split("/");
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [n, part] of wanted.entries()) {
    const value = given[n] ?? "";
    if (part.startsWith(":") && value) found[part.slice(1)] = decoded(value);
    else if (part !== value) return null;
  }
  return found;
}

/** The page an address stands for; "lost" where it stands for none. */
export function resolve(url: URL): Route {
  const rest = { path: url.pathname, query: url.searchParams, hash: decoded(url.hash.slice(1)) };
  for (const [pattern, page] of ROUTES) {
    const params = parameters(pattern, url.pathname);
    if (params) return { page, params, ...rest };
  }
  return { page: "lost", params: {}, ...rest };
}

let here = $state.raw(resolve(new URL(location.href)));

/** The route we are on; reactive. */
export function route(): Route {
  return here;
}

/** Go to an address of ours; `replace` leaves no trace in the history. */
export function go(address: string, { replace = false } = {}): void {
  const url = new URL(address, location.href);
  overlays.enter(url, replace);
  here = resolve(url);
}

/** Whether a click on a link is ours to follow, and not the browser's. */
function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const url = new URL(link.href, location.href);
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (!link.target || link.target === "_self") &&
    !link.hasAttribute("download") &&
    url.origin === location.origin &&
    !SERVED.test(url.pathname)
  );
}

/** Follow links and the browser's back and forward; returns how to stop. */
export function follow(): () => void {
  const click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.hasAttribute("href") || !ours(event, link)) return;
    event.preventDefault();
    go(link.href, { replace: link.href === location.href });
  };
  const back = (): void => {
    if (!overlays.isSamePage) here = resolve(new URL(location.href));
  };
  document.addEventListener("click", click);
  addEventListener("popstate", back);
  return () => {
    document.removeEventListener("click", click);
    removeEventListener("popstate", back);
  };
}

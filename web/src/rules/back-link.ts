// The way back from the rules: to the table named in the address, to the page we came from, or to the lobby.

/** Whether an address somebody put into ours leads to a page of our own. */
function ours(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

export interface BackLink {
  kind: "table" | "page" | "lobby";
  href: string;
}

/** Where "back" leads; `opened` is the path with which the browser opened us: if it is another, a page came before. */
export function backLink(query: URLSearchParams, path: string, opened: string): BackLink {
  const from = query.get("from");
  if (from !== null && ours(from)) return { kind: from.startsWith("/t/") ? "table" : "page", href: from };
  return opened === path ? { kind: "lobby", href: "/" } : { kind: "page", href: "/" };
}

/** The path with which the browser opened this document. */
export function openedPath(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return entry ? new URL(entry.name, location.href).pathname : location.pathname;
}

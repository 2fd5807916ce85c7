// Invitations: the link to a table that others can open, and the table a pasted link or code means.

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
const CODE = /^[A-Za-z0-9_-]{4,64}$/;

/** Whether only this machine can open the page's own address. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** Whether no other device can come here: the page is this machine's own, and no better address is known. */
export function isLocalOnly(page: { hostname: string }, address: string | null): boolean {
  return address === null && isLoopback(page.hostname);
}

/** The origin others reach this server by: the page's own, unless that is this machine's and a better one is known. */
export function outerOrigin(page: { hostname: string; origin: string }, address: string | null): string {
  return address && isLoopback(page.hostname) ? new URL(address).origin : page.origin;
}

/** The table that a link to it or its bare code means; null for anything else. */
export function tableIn(text: string): string | null {
  const path = /(?:^|\/)(?:t|replay)\/([^/?#\s]+)/.exec(text.trim());
  const code = path?.[1] ?? text.trim();
  return CODE.test(code) ? code : null;
}

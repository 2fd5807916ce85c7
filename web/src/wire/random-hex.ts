// Random words: keys of asks, and a seat's part of the luck. crypto.randomUUID is missing on plain http, so not that.

/** So many random bytes in hex. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

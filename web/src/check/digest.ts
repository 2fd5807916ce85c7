// SHA-256 and HMAC: by the browser where it offers them, else by our own hand (plain http:// pages have no crypto.subtle).

type Bytes = Uint8Array<ArrayBuffer>;

// The constants of FIPS 180-4: the first bits of the square and cube roots of the first primes.
const PRIMES = [2];
for (let n = 3; PRIMES.length < 64; n += 2) if (PRIMES.every((p) => n % p)) PRIMES.push(n);
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const ROUND = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));
const BLOCK = 64;

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message with its one bit, its zeros and its length, as the standard wants it. */
function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** Stir one block of sixteen words into the hash. */
function compress(hash: Int32Array, words: Int32Array): void {
  const at = (i: number): number => words[i] as number;
  for (let i = 16; i < 64; i++) {
    const low = turned(at(i - 15), 7) ^ turned(at(i - 15), 18) ^ (at(i - 15) >>> 3);
    const high = turned(at(i - 2), 17) ^ turned(at(i - 2), 19) ^ (at(i - 2) >>> 10);
    words[i] = at(i - 16) + low + at(i - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUND[i] as number) + at(i);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] as number) + x;
}

/** SHA-256 by our own hand. */
export function ownSha256(message: Uint8Array): Bytes {
  const view = padded(message);
  const hash = START.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + 4 * i);
    compress(hash, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of hash.entries()) out.setInt32(4 * i, word);
  return new Uint8Array(out.buffer);
}

/** The SHA-256 of a message. */
export async function sha256(message: Bytes): Promise<Bytes> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", message)) : ownSha256(message);
}

/** The HMAC-SHA-256 of a message under a key. */
export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? await sha256(key) : key);
  const masked = (mask: number): Bytes => block.map((byte) => byte ^ mask);
  return sha256(joined(masked(0x5c), await sha256(joined(masked(0x36), message))));
}

/** Bytes one after another. */
export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number as so many bytes, the highest first. */
export function bigEndian(value: number, size: number): Bytes {
  return Uint8Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** (size - 1 - i)) % 256);
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal digits stand for; null where they stand for none. */
export function unhex(digits: string): Bytes | null {
  if (!/^([0-9a-f]{2})*$/.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Half a surrogate pair on its own. */
export const HALF_PAIR = /\p{Surrogate}/u;

/** A text in UTF-8; half a surrogate pair, which no encoder here writes, takes three bytes as Python's `surrogatepass`. */
export function utf8(text: string): Bytes {
  if (!HALF_PAIR.test(text)) return new TextEncoder().encode(text);
  const letters = Array.from(text, (each) => (HALF_PAIR.test(each) ? halfPair(each.charCodeAt(0)) : utf8(each)));
  return joined(...letters);
}

function halfPair(unit: number): Uint8Array {
  return Uint8Array.of(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f));
}

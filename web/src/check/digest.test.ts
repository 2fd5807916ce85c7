// SHA-256 and HMAC against the vectors of FIPS 180 and RFC 4231, by the browser's hand and by our own.
import { afterEach, describe, expect, test, vi } from "vitest";
import { bigEndian, hex, hmac, ownSha256, sha256, unhex, utf8 } from "./digest";

const VECTORS: [string, string][] = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
];

afterEach(() => vi.unstubAllGlobals());

describe.each(["with", "without"])("%s crypto.subtle", (how) => {
  test("SHA-256 gives the published digests", async () => {
    if (how === "without") vi.stubGlobal("crypto", {});
    for (const [text, digest] of VECTORS) expect(hex(await sha256(utf8(text)))).toBe(digest);
  });

  test("HMAC gives the published digests, also for a key longer than a block", async () => {
    if (how === "without") vi.stubGlobal("crypto", {});
    const short = await hmac(utf8("Jefe"), utf8("what do ya want for nothing?"));
    expect(hex(short)).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    const long = await hmac(
      new Uint8Array(131).fill(0xaa),
      utf8("Test Using Larger Than Block-Size Key - Hash Key First"),
    );
    expect(hex(long)).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  });
});

test("our own hand agrees with the browser at every length around a block", async () => {
  for (let length = 0; length < 140; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    expect(hex(ownSha256(message))).toBe(hex(await sha256(message)));
  }
});

test("half a surrogate pair takes three bytes, a whole one four", () => {
  expect(hex(utf8("\ud83c\udfb2"))).toBe("f09f8eb2");
  expect(hex(utf8("a\ud83cb"))).toBe("61eda0bc62");
});

test("digits become bytes, and other letters do not", () => {
  expect(unhex("00ff10")).toEqual(Uint8Array.of(0, 255, 16));
  expect(unhex("")).toEqual(new Uint8Array());
  expect(unhex("0")).toBeNull();
  expect(unhex("zz")).toBeNull();
  expect(hex(bigEndian(258, 8))).toBe("0000000000000102");
});

// The canonical text, letter by letter as Python's json.dumps(sort_keys=True, ensure_ascii=False) writes it.
import { expect, test } from "vitest";
import { canonical, parse, Unreadable } from "./json";

const again = (text: string): string => canonical(parse(text));

test("keys are sorted and spaces go", () => {
  expect(again(' { "b" : [ 1 , true ] ,\n"a" : null } ')).toBe('{"a":null,"b":[1,true]}');
});

test("keys are sorted by code point, not by halves of surrogate pairs", () => {
  expect(again('{"\u{1f3b2}":1,"\uff5e":2,"ab":3,"a":4}')).toBe('{"a":4,"ab":3,"\uff5e":2,"\u{1f3b2}":1}');
});

test("a number keeps every digit", () => {
  expect(again("[4611686018427387903,-7,0]")).toBe("[4611686018427387903,-7,0]");
});

test("letters stand as they are, and only what must be is escaped", () => {
  expect(again(String.raw`"\u00fc\/\u0001\n\"\\\u2028\u007f"`)).toBe('"ü/\\u0001\\n\\"\\\\\u2028\u007f"');
  expect(again(String.raw`"\ud83cx\n"`)).toBe('"\ud83cx\\n"');
});

test.each(["", "{", "[1,]", '{"a":1,"a":2}', "01", "+1", "NaN", '"\n"', "'a'", "[1] 2", '{"a" 1}', "[".repeat(5000)])(
  "%j is no JSON",
  (text) => {
    expect(() => parse(text)).toThrow(Unreadable);
  },
);

// Every drawing that the source names exists.
import { expect, test } from "vitest";

const drawings = Object.keys(import.meta.glob("./art/*.svg")).map((path) => path.replace(/^.*\/|\.svg$/g, ""));
const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMED = /(?:<Art\s+name=|icon=|icon: |portrait: )"([^"{/]+)"/g;

test("every drawing that the source names exists", () => {
  const named = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(NAMED)].map((match) => `${path}: ${match[1] ?? ""}`),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((line) => !drawings.includes(line.split(": ")[1] ?? ""))).toEqual([]);
});

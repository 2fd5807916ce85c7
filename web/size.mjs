// Weighs what a first visit loads, JavaScript and CSS gzipped, and fails above the limit; part of `npm run build`.
import { readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 120_000;
const CLIENT = new URL("../src/cutpurse/server/client/", import.meta.url);
const RECEIPT = new URL(".vite/", CLIENT);
/** @type {Record<string, { file: string, css?: string[], imports?: string[], dynamicImports?: string[] }>} */
const chunks = JSON.parse(readFileSync(new URL("manifest.json", RECEIPT), "utf8"));

/** The files a chunk cannot do without. @param {string} key @param {Set<string>} files */
function needs(key, files = new Set()) {
  const chunk = chunks[key];
  if (chunk && !files.has(chunk.file)) {
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const other of chunk.imports ?? []) needs(other, files);
  }
  return files;
}

/** @param {Iterable<string>} files */
function weight(files) {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, CLIENT)), { level: 9 }).length, 0);
}

const shell = needs("index.html");
for (const name of ["theme.js"]) shell.add(name);
/** @param {(key: string) => boolean} wanted @param {Set<string>} loaded what is there already, beside the shell */
function heaviest(wanted, loaded = new Set()) {
  const weights = Object.keys(chunks)
    .filter(wanted)
    .map((key) => ({ key, bytes: weight([...needs(key)].filter((file) => !shell.has(file) && !loaded.has(file))) }));
  return weights.sort((a, b) => b.bytes - a.bytes)[0] ?? { key: "none", bytes: 0 };
}

const base = weight(shell);
const texts = heaviest((key) => /^virtual:catalogue\/.*\/common$/.test(key));
const page = heaviest((key) => key.startsWith("src/pages/"));
const game = heaviest((key) => key.startsWith("src/games/"), needs(page.key));
const gameTexts = heaviest((key) => key.startsWith("virtual:catalogue/") && !key.endsWith("/common"));
const total = base + texts.bytes + page.bytes;
const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `first load, gzipped: ${kb(total)} of ${kb(LIMIT)} (shell ${kb(base)}, texts ${kb(texts.bytes)}, ` +
    `heaviest page ${page.key} ${kb(page.bytes)}); ` +
    `then at a table, heaviest: board ${kb(game.bytes)}, its texts ${kb(gameTexts.bytes)}`,
);
rmSync(RECEIPT, { recursive: true });
if (total > LIMIT) {
  console.error("too heavy: load it later, or leave it out");
  process.exit(1);
}

// Who may import whom: what the linter says to a file that imports something from another folder.
import { Linter } from "eslint";
import { expect, test } from "vitest";
import config from "../eslint.config.js";

const RULES = ["no-restricted-imports", "no-restricted-syntax"];
const linter = new Linter();
const rules = config as Linter.Config[]; // the same thing, but each package has a type of its own for it

/** All ways to import something, a line each. */
const ways = (from: string): string[] => [
  `import * as found from "${from}";`,
  `import type { Found } from "${from}";`,
  `export { found } from "${from}";`,
  `const later = () => import("${from}");`,
  `type Passing = import("${from}").Found;`,
];

/** The lines of code that the linter forbids in a file. */
function forbidden(file: string, lines: readonly string[]): string[] {
  const [before, after] = file.endsWith(".svelte") ? ['<script lang="ts">', "</script>"] : ["//", "//"];
  const messages = linter.verify([before, ...lines, after].join("\n"), rules, { filename: file });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  const found = new Set(messages.filter(({ ruleId }) => RULES.includes(ruleId ?? "")).map(({ line }) => line));
  return lines.filter((_, n) => found.has(n + 2));
}

test.each([
  ["src/games/swindler/prompt.ts", "../langfinger/names"],
  ["src/games/swindler/prompt.test.ts", "../langfinger"],
  ["src/games/swindler/board/Board.svelte", "../../../table/Play.svelte"],
  ["src/games/swindler/prompt.ts", "../../wire/socket.svelte"],
  ["src/table/Play.svelte", "../games/swindler"],
  ["src/room/Room.svelte", "../games"],
  ["src/replay/playback.ts", "../games/swindler/names"],
  ["src/board/Piece.svelte", "../games/swindler/names"],
  ["src/board/roving.ts", "../table/acting/acting.svelte"],
  ["src/board/BoardResult.svelte", "../shell/toasts.svelte"],
  ["src/parts/Log.svelte", "../games/gaunerbande/board/Card.svelte"],
  ["src/parts/Plate.svelte", "../board/game"],
  ["src/texts/marks.ts", "../games/gaunerbande/pieces"],
  ["src/wire/api.ts", "../lobby/person.svelte"],
  ["src/look/Art.svelte", "../table/seat-colours"],
])("%s may not import %s, in whatever way", (file, from) => {
  expect(forbidden(file, ways(from))).toEqual(ways(from));
});

test.each([
  ["src/games/swindler/prompt.ts", "../../board/game"],
  ["src/games/swindler/board/Board.svelte", "../../../parts/Note.svelte"],
  ["src/games/swindler/prompt.test.ts", "../../table/log/effective-log"],
  ["src/table/Play.svelte", "../board/game"],
  ["src/table/log/spoken.test.ts", "../../games/gaunerbande"],
  ["src/board/SeatPlate.svelte", "../parts/Plate.svelte"],
  ["src/parts/Log.svelte", "../texts/texts.svelte"],
  ["src/pages/Table.svelte", "../games"],
])("%s may import %s", (file, from) => {
  expect(forbidden(file, ways(from))).toEqual([]);
});

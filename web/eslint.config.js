// What the linter asks of the client.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { readdirSync } from "node:fs";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

const GAMES = readdirSync(`${import.meta.dirname}/src/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const TESTS = ["**/*.test.ts"]; // they may need a game to try the table on, and a table to try a game on

const NO_OTHER_GAME = {
  regex: `/(${GAMES.join("|")})(/|$)`, // its own folder a game never calls by name
  message: "A game takes nothing from another one: share it in board/.",
};
const NO_TABLE = {
  regex: "/(table|room|replay|lobby|pages|shell|check|wire/socket)[/.]",
  message: "A board gets a view and gives back commands: it stands alone, on what is in board/ and parts/.",
};
const NO_GAME = {
  regex: "^(\\.\\./)+games(/|$)",
  message: "Only a page knows the games: what others may ask of one is in board/game.ts.",
};
const NO_BOARD = {
  regex: "^(\\.\\./)+board(/|$)",
  message: "A page without a board uses this, too: what only boards need is in board/.",
};

const SYNTAX = [
  {
    selector: "SvelteAttribute[key.name='style']",
    message: "The server's content policy forbids it: use a class, or a style: directive.",
  },
  {
    selector: "SvelteElement[kind='component'] SvelteAttribute[key.name=/^--/]",
    message: "Svelte makes a style attribute of it, which the content policy forbids: set it in CSS around it.",
  },
];

/**
 * The rules that forbid imports like these, at the top of a file, when it is wanted, or of a type in passing.
 * @param {{ regex: string, message: string }[]} patterns
 * @returns {import("eslint").Linter.RulesRecord}
 */
function restricted(...patterns) {
  const later = patterns.map(({ regex, message }) => ({
    // a slash would end the expression in a selector
    selector: `:matches(ImportExpression, TSImportType) Literal[value=/${regex.replaceAll("/", "\\u002F")}/]`,
    message,
  }));
  return { "no-restricted-imports": ["error", { patterns }], "no-restricted-syntax": ["error", ...SYNTAX, ...later] };
}

export default ts.config(
  { ignores: ["node_modules/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["*.{js,mjs,ts}"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["public/sw.js"],
    languageOptions: { globals: { ...globals.serviceworker } },
    rules: { "no-undef": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // the type checker knows better
      "svelte/no-at-html-tags": "error",
      "no-restricted-syntax": ["error", ...SYNTAX],
      "svelte/no-navigation-without-resolve": "off", // our own small router
      "svelte/prefer-svelte-reactivity": "off", // we keep plain maps and addresses beside the state, on purpose
      "svelte/button-has-type": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  // Snapshots have the spaces that our sentences have: 2 × plan is not to be broken.
  { files: TESTS, rules: { "no-irregular-whitespace": ["error", { skipTemplates: true }] } },
  { files: ["src/games/*/**"], rules: restricted(NO_OTHER_GAME) },
  { files: ["src/games/*/**"], ignores: TESTS, rules: restricted(NO_OTHER_GAME, NO_TABLE) },
  { files: ["src/{table,room,replay}/**"], ignores: TESTS, rules: restricted(NO_GAME) },
  { files: ["src/board/**"], ignores: TESTS, rules: restricted(NO_GAME, NO_TABLE) },
  { files: ["src/{parts,texts,look,wire}/**"], ignores: TESTS, rules: restricted(NO_GAME, NO_TABLE, NO_BOARD) },
);

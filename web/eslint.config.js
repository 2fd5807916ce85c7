// What the linter asks of the client.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { readdirSync } from "node:fs";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
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
  message: "The table knows no game: what it may ask of one is in board/game.ts.",
};

/**
 * The rule that forbids imports like these.
 * @param {{ regex: string, message: string }[]} patterns
 * @returns {import("eslint").Linter.RulesRecord}
 */
const restricted = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

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
  { files: ["src/games/*/**"], rules: restricted(NO_OTHER_GAME) },
  { files: ["src/games/*/**"], ignores: TESTS, rules: restricted(NO_OTHER_GAME, NO_TABLE) },
  { files: ["src/{board,table,room,replay}/**"], ignores: TESTS, rules: restricted(NO_GAME) },
  {
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // the type checker knows better
      "svelte/no-at-html-tags": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='style']",
          message: "The server's content policy forbids it: use a class, or a style: directive.",
        },
        {
          selector: "SvelteElement[kind='component'] SvelteAttribute[key.name=/^--/]",
          message: "Svelte makes a style attribute of it, which the content policy forbids: set it in CSS around it.",
        },
      ],
      "svelte/no-navigation-without-resolve": "off", // our own small router
      "svelte/prefer-svelte-reactivity": "off", // we keep plain maps and addresses beside the state, on purpose
      "svelte/button-has-type": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);

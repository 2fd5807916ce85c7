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
    files: ["src/games/*/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `/(${GAMES.join("|")})(/|$)`, // its own folder a game never calls by name
              message: "A game takes nothing from another one: share it in table/.",
            },
          ],
        },
      ],
    },
  },
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

// How the client is built, served while working on it, and tested.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { sprites } from "./sprites.ts";

const SERVER = "127.0.0.1:8000";

// Every file costs a page a request, so what would be scattered over dozens of small ones comes in three: what every page
// loads at once, what several pages share, and what only the boards share, which nobody needs before there is a game.
const SHELL = {
  name: "shell",
  test: /node_modules|src\/(shell|router|sound|local-storage|texts|look\/Art|parts\/(PageHeader|LoadError|Sheet|MessagePage))/,
};
const COMMON = {
  name: "common",
  test: /src\/(board\/(ClockRing|result|roving|turn)|check\/seal|lobby\/(?!Lobby)|motion|parts|table\/(?!end)|wire)/,
  minShareCount: 2,
};

const BOARDS = { name: "boards", test: /src\/board/, minShareCount: 2 };

export default defineConfig({
  plugins: [
    svelte(),
    catalogues(fileURLToPath(new URL("../src/cutpurse/locales", import.meta.url))),
    sprites(fileURLToPath(new URL("src/look/art", import.meta.url))),
  ],
  build: {
    outDir: "../src/cutpurse/server/client",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    manifest: true, // size.mjs reads from it what a first visit loads
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is no fault of the source
      output: { codeSplitting: { groups: [SHELL, COMMON, BOARDS] } },
    },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues are the package's own
    proxy: {
      "/api": { target: `http://${SERVER}`, ws: true },
      "/games/": `http://${SERVER}`,
      "/schema": `http://${SERVER}`,
    },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    pool: "vmForks", // as much apart as in processes of their own, but a DOM need not be loaded for every file
    environmentOptions: {
      happyDOM: {
        settings: {
          disableJavaScriptFileLoading: true,
          disableCSSFileLoading: true,
          navigation: {
            disableMainFrameNavigation: true,
            disableChildPageNavigation: true,
            disableFallbackToSetURL: true,
          },
        },
      },
    },
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test.setup.ts"],
    restoreMocks: true,
    testTimeout: 30_000, // a busy machine is slow, which is no fault
    reporters: ["dot"],
  },
});

// The Fluent catalogues as browsers get them: without the comments, which are for translators, and without gaps.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const CATALOGUE = /\.ftl\?raw$/;

/** A catalogue without comments and without empty lines between messages; those within a message stay. */
function bare(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=\S)/g, "\n");
}

/** Loads `*.ftl?raw` as bare text. */
export function catalogues(): Plugin {
  return {
    name: "cutpurse-catalogues",
    enforce: "pre", // before Vite's own `?raw`
    load(id) {
      if (!CATALOGUE.test(id)) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(bare(readFileSync(file, "utf8")))};`;
    },
  };
}

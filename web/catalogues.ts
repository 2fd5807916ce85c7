// The Fluent catalogues as browsers get them: what every page says in one file per language, and the texts of each game
// in another, loaded with its board; without the comments, which are for translators, and without gaps.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIST = "virtual:catalogues";
const ONE = "virtual:catalogue/"; // and then language/name
const COMMON = "common";
const NOT_FOR_BROWSERS = /^(cli|notifications|serve|terminal|terminal-.*)\.ftl$/;
const OF_A_GAME = /^web-(.+?)(-board)?\.ftl$/;

/** A catalogue without comments and without empty lines between messages; those within a message stay. */
function bare(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=\S)/g, "\n");
}

/** The files of each catalogue of a language: `common`, and one by the name of each game. */
function filesOf(folder: string): Map<string, string[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".ftl") && !NOT_FOR_BROWSERS.test(file))
    .sort();
  const games = new Set(files.flatMap((file) => OF_A_GAME.exec(file)?.[1] ?? []));
  const catalogueOf = (file: string): string => {
    const name = OF_A_GAME.exec(file)?.[1] ?? file.slice(0, -".ftl".length); // a game's words for terminals, too: swindler.ftl
    return games.has(name) ? name : COMMON;
  };
  return Map.groupBy(files, catalogueOf);
}

/** Makes `virtual:catalogues`, which loads each catalogue of the locales in a folder when it is wanted. */
export function catalogues(locales: string): Plugin {
  return {
    name: "cutpurse-catalogues",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const loaders = readdirSync(locales).map((language) => {
          const names = [...filesOf(join(locales, language)).keys()];
          const each = names.map((name) => `"${name}": () => import("${ONE}${language}/${name}")`);
          return `"${language}": { ${each.join(", ")} }`;
        });
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const [language = "", name = ""] = id.slice(ONE.length + 1).split("/");
      const folder = join(locales, language);
      const paths = (filesOf(folder).get(name) ?? []).map((file) => join(folder, file));
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => bare(readFileSync(path, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

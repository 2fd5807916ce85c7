// One sprite per family of drawings ("gb", "ui", "sign", …): a file that <use> refers to, fetched when first needed.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:sprites";
const RESOLVED = `\0${MODULE}`;

interface Sprite {
  family: string;
  fileName: string;
  source: string;
}

/** A drawing as a symbol: its view box and its ink stay, the rest of the svg tag goes. */
function symbol(name: string, svg: string): string {
  const [, attributes = "", body = ""] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1];
  if (!viewBox) throw new Error(`${name}.svg has no viewBox`);
  return `<symbol id="${name}" viewBox="${viewBox}" fill="currentColor">${body.trim()}</symbol>`;
}

function draw(folder: string): Sprite[] {
  const families = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".svg")) continue;
    const name = file.slice(0, -".svg".length);
    const family = name.split("-", 1)[0] ?? name;
    const symbols = families.get(family) ?? [];
    symbols.push(symbol(name, readFileSync(join(folder, file), "utf8")));
    families.set(family, symbols);
  }
  return [...families].map(([family, symbols]) => {
    const source = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
    const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
    return { family, fileName: `assets/art-${family}-${hash}.svg`, source };
  });
}

/** Makes the sprites from a folder of drawings, and `virtual:sprites`, which knows their addresses. */
export function sprites(folder: string): Plugin {
  return {
    name: "cutpurse-sprites",
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const addresses = Object.fromEntries(draw(folder).map((s) => [s.family, `/${s.fileName}`]));
      return `export default ${JSON.stringify(addresses)};`;
    },
    generateBundle() {
      for (const { fileName, source } of draw(folder)) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sprite = draw(folder).find(({ fileName }) => request.url === `/${fileName}`);
        if (!sprite) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite.source);
      });
    },
  };
}

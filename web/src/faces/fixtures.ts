// A small component file of Langfinger as a form, for tests: what the server would say of it.
import type { ComponentForm, FormEntry, FormField, FormSection, Slip } from "../wire/types";

const field = (key: string, kind: FormField["kind"], rest: Partial<FormField> = {}): FormField => ({
  key,
  at: key,
  kind,
  least: 1,
  most: 20,
  size: 0,
  usual: null,
  optional: false,
  allowed: [],
  ...rest,
});
const TOOLS = ["lockpick", "hammer", "pliers", "blowtorch", "plan"];
const HOLDS: Readonly<Record<string, string[]>> = { chest: ["money"], safe: ["gold", "jewellery"] };

interface Card {
  id: string;
  lock: string;
  tools: string[];
  kind: string;
  value?: number;
  mark?: string;
}

export const DATA = {
  tools: { lockpick: 12, hammer: 12, pliers: 12, blowtorch: 12, plan: 12, mark: "inferred" },
  loot: [
    { id: "L1", lock: "safe", tools: ["hammer", "plan"], kind: "gold", value: 3, mark: "stated" },
    { id: "L2", lock: "chest", tools: ["hammer", "pliers"], kind: "money", value: 2, mark: "invented" },
  ] as Card[],
};

/** The form of such data, with the slips that the server would find in it. */
export function formOf(data: typeof DATA & { title?: string }): ComponentForm {
  const slips: Slip[] = [];
  const count = Object.values(data.tools).reduce<number>((sum, n) => sum + (typeof n === "number" ? n : 0), 0);
  if ((data.title ?? "").length > 40) slips.push({ id: "slip-name", entry: "", values: { key: "title", most: 40 } });
  if (count !== 60) slips.push({ id: "slip-total", entry: "tools", values: { count, size: 60 } });
  const loot = data.loot.map((card, n): FormEntry => {
    const kinds = HOLDS[card.lock] ?? [];
    const found = String(card.value ?? "missing");
    if (!((card.value ?? 0) >= 1 && (card.value ?? 0) <= 20)) {
      slips.push({ id: "slip-number", entry: `loot ${card.id}`, values: { key: "value", found, least: 1, most: 20 } });
    }
    if (!kinds.includes(card.kind)) {
      const values = { key: "kind", found: `'${card.kind}'`, allowed: kinds.join(", ") };
      slips.push({ id: "slip-word", entry: `loot ${card.id}`, values });
    }
    return {
      name: `loot ${card.id}`,
      path: ["loot", n],
      fields: [
        field("lock", "word", { allowed: Object.keys(HOLDS) }),
        field("tools", "words", { least: 2, most: 3, allowed: TOOLS }),
        field("kind", "word", { allowed: kinds }),
        field("value", "number"),
      ],
      unknown: [],
    };
  });
  const tools: FormEntry = {
    name: "tools",
    path: ["tools"],
    fields: TOOLS.map((tool) => field(tool, "number", { most: 60 })),
    unknown: [],
  };
  const sections: FormSection[] = [
    { key: "tools", kind: "table", size: 1, most: 1, entries: [tools], totals: [{ name: "tools", count, size: 60 }] },
    { key: "loot", kind: "list", size: 2, most: 2, entries: loot, totals: [] },
  ];
  return {
    option: "components",
    text: JSON.stringify(data),
    data,
    shown: slips.length ? "" : `${data.title ?? ""} (a1b2c3)`.trim(),
    sections,
    slips,
    marks: ["stated", "inferred", "invented"],
    telltale: [],
  };
}

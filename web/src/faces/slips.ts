// Where a slip belongs in the form: at a field, at an entry, at a section, or at the whole set.
import type { ComponentForm, FormEntry, Slip } from "../wire/types";

/** What every entry may say besides what its game asks for. */
const ALWAYS: ReadonlySet<string> = new Set(["id", "mark", "note", "title"]);

/** A slip and the field that it is about; empty where it is about the entry as a whole. */
export interface PlacedSlip {
  slip: Slip;
  key: string;
}

/** The slips by the path of what they are about, joined by spaces: "" is the set, "loot" a section. */
export type SlipMap = ReadonlyMap<string, readonly PlacedSlip[]>;

export const pathName = (path: readonly (string | number)[]): string => path.join(" ");

/** The slips of a form, each where it belongs. */
export function placedSlips(form: ComponentForm): SlipMap {
  const entries = new Map<string, FormEntry[]>();
  const add = (name: string, entry: FormEntry): void => void entries.set(name, [...(entries.get(name) ?? []), entry]);
  for (const section of form.sections) {
    for (const entry of section.entries) {
      add(entry.name, entry);
      const [, n] = entry.path;
      const numbered = `${section.key} #${String(Number(n) + 1)}`; // how those without an id of their own are named
      if (section.kind === "list" && entry.path.length === 2 && numbered !== entry.name) add(numbered, entry);
    }
  }
  const found = new Map<string, PlacedSlip[]>();
  const put = (path: string, slip: Slip, key = ""): void =>
    void found.set(path, [...(found.get(path) ?? []), { slip, key }]);

  /** Whether something goes by this name: an entry, or a field of one, whose name is the last word. */
  function place(name: string, slip: Slip): boolean {
    const whole = entries.get(name);
    if (whole) {
      const key = slip.id.startsWith("slip-id") ? "id" : "";
      for (const entry of whole) put(pathName(entry.path), slip, key);
      return true;
    }
    const cut = name.lastIndexOf(" ");
    const key = name.slice(cut + 1);
    const owners = cut < 0 ? [] : (entries.get(name.slice(0, cut)) ?? []);
    const fitting = owners.filter((entry) => ALWAYS.has(key) || entry.fields.some((field) => field.key === key));
    for (const entry of fitting) put(pathName(entry.path), slip, key);
    return fitting.length > 0;
  }

  for (const slip of form.slips) {
    const key = slip.values["key"];
    if (key !== undefined && slip.entry && place(`${slip.entry} ${String(key)}`, slip)) continue;
    if (place(slip.entry, slip)) continue;
    const sections = form.sections.filter(({ key: name }) => slip.entry.split(/[ ,]+/).includes(name));
    if (!sections.length) put("", slip, key === "title" ? "title" : "");
    for (const section of sections) put(section.key, slip);
  }
  return found;
}

/** The slips of a piece, also those within it. */
export function slipsWithin(slips: SlipMap, path: readonly (string | number)[]): PlacedSlip[] {
  const name = pathName(path);
  return [...slips].flatMap(([place, placed]) => (place === name || place.startsWith(`${name} `) ? placed : []));
}

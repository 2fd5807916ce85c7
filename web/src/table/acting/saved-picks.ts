// What somebody had picked but not sent survives a reload: kept with the choice it was made from, and only for that.

interface Kept {
  options: string;
  chosen: string[];
}

const nameOf = (table: string): string => `cutpurse.picks.${table}`;
const written = (options: readonly string[]): string => options.join(" ");

/** Keep what was picked at a table out of these options; nothing picked is nothing kept. */
export function savePicks(table: string, options: readonly string[], chosen: readonly string[]): void {
  try {
    const kept: Kept = { options: written(options), chosen: [...chosen] };
    if (chosen.length) sessionStorage.setItem(nameOf(table), JSON.stringify(kept));
    else sessionStorage.removeItem(nameOf(table));
  } catch {
    // Where a browser keeps nothing, a reload forgets the picks.
  }
}

/** What was picked at a table, if the same options are still open. */
export function savedPicks(table: string, options: readonly string[]): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(table)) ?? "null") as Kept | null;
    if (kept?.options !== written(options)) return [];
    return kept.chosen.filter((command) => options.includes(command));
  } catch {
    return []; // forbidden, or somebody else wrote there
  }
}

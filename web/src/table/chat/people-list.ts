// The other people at a table: who sits there, who watches, and who has spoken or may not come in any more.
import type { Line, Table, You } from "../../wire/types";

export interface Other {
  who: string;
  name: string;
  muted: boolean;
  blocked: boolean;
  /** Whoever acts as host may shut them out: before the game, or if they have no seat in it. */
  mayBlock: boolean;
}

/** Everybody but the reader, each once, those with a chair first. */
export function otherPeople(table: Table, you: You, chat: readonly Line[]): Other[] {
  const found = new Map<string, Other>();
  const add = (who: string | null, name: string, seated: boolean): void => {
    if (who === null || who === you.who || found.has(who)) return;
    found.set(who, { who, name, muted: false, blocked: false, mayBlock: !seated || table.status === "open" });
  };
  for (const { kind, who, name } of table.chairs) if (kind === "person") add(who, name, true);
  for (const { who, name } of you.guests) add(who, name, false);
  for (const { who, name } of chat) add(who, name, false);
  for (const { who, muted, blocked } of you.guests) {
    const other = found.get(who);
    if (other) Object.assign(other, { muted, blocked });
  }
  return [...found.values()];
}

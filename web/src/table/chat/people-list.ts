// The other people at a table: who sits there, who watches, and who has spoken or may not come in any more.
import type { Line, Table, You } from "../../wire/types";
import { standsIn } from "../stand-in";

export interface Other {
  who: string;
  name: string;
  muted: boolean;
  blocked: boolean;
  /** Whoever acts as host may silence them; nobody silences the host. */
  mayMute: boolean;
  /** They may shut them out: before the game, or if they have no seat in it; who only stands in, only in that case. */
  mayBlock: boolean;
}

/** Everybody but the reader, each once, those with a chair first. */
export function otherPeople(table: Table, you: You, chat: readonly Line[]): Other[] {
  const found = new Map<string, Other>();
  const mayBlockSeated = table.status === "open" && !standsIn(table, you.seat);
  const add = (who: string | null, name: string, seat: number | null): void => {
    if (who === null || who === you.who || found.has(who)) return;
    const mayMute = seat === null || seat !== table.true_host;
    found.set(who, { who, name, muted: false, blocked: false, mayMute, mayBlock: seat === null || mayBlockSeated });
  };
  table.chairs.forEach(({ kind, who, name }, seat) => kind === "person" && add(who, name, seat));
  for (const { who, name } of you.guests) add(who, name, null);
  for (const { who, name } of chat) add(who, name, null);
  for (const { who, muted, blocked } of you.guests) {
    const other = found.get(who);
    if (other) Object.assign(other, { muted, blocked });
  }
  return [...found.values()];
}

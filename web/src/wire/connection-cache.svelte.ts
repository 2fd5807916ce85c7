// Keeps the connection to one's table open while one reads another page, so that one counts as present there.
import type { TableSocket } from "./socket.svelte";

/** Whoever stays away for longer than this has left, and the others shall know it. */
const PATIENCE = 10 * 60_000;

let kept = $state.raw<TableSocket | null>(null);
let isAway = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Come to a table: by the line that was kept, if it is the same table, else by a new one; any other is let go. */
export function connectTo(id: string, open: (id: string) => TableSocket): TableSocket {
  clearTimeout(timer);
  if (kept?.id !== id || kept.error) {
    disconnect();
    kept = open(id);
  }
  isAway = false;
  return kept;
}

/** Go to another page: who sits at a game that is not over keeps the line, anybody else hangs up. */
export function leaveTable(socket: TableSocket): void {
  if (kept !== socket) return; // another table has been opened meanwhile
  if (!isAwaited(socket)) {
    disconnect();
    return;
  }
  isAway = true;
  timer = setTimeout(disconnect, PATIENCE);
}

/** Hang up, whatever there is. */
export function disconnect(): void {
  clearTimeout(timer);
  kept?.close();
  kept = null;
  isAway = false;
}

/** The connection to a table that is open, at the table itself or kept from another page. Reactive. */
export const connectedTable = (): TableSocket | null => kept;

/** The connection to the table one has left for another page; null at the table itself. Reactive. */
export function backgroundTable(): TableSocket | null {
  return isAway ? kept : null;
}

/** Whether somebody sits there whom the others would miss. */
export function isAwaited({ table, you, error }: TableSocket): boolean {
  return !error && (you?.seat ?? null) !== null && ["open", "opening", "playing"].includes(table?.status ?? "");
}

/** Whether it is the viewer's turn. */
export function isAsked({ table, you, position }: TableSocket): boolean {
  const seat = you?.seat ?? null;
  if (seat === null || table?.status !== "playing" || table.chairs[seat]?.warm) return false;
  const actors = position?.view.actors ?? [];
  return actors.includes(seat);
}

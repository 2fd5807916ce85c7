// Who acts as host without being it.
import type { Table } from "../wire/types";

/** Whether whoever has this seat acts as host, in place of the host who is away. */
export const standsIn = (table: Table, seat: number | null): boolean =>
  seat !== null && table.host === seat && table.true_host !== seat;

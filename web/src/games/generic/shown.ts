// What all parts of a board need to know of the view that they draw.
import { isAsked } from "../../board/turn";
import type { Acting } from "../../board/game";
import { byPiece, offered, type OfferGroup } from "./commands";
import type { AnyView } from "./layout";
import { identities } from "./pieces";
import type { GenericTable } from "./table";

export interface Shown {
  table: GenericTable;
  view: AnyView;
  /** Where each piece lies that can be told apart from all others. */
  identities: ReadonlyMap<string, string>;
  /** What can be done now, by verb, and by piece. */
  groups: readonly OfferGroup[];
  legal: ReadonlyMap<string, readonly string[]>;
  /** By piece, a command of a verb on offer that is not legal now. */
  refused: ReadonlyMap<string, string>;
}

/** A view as it is drawn for somebody who acts, or who only looks. */
export function shownFor(table: GenericTable, view: AnyView, acting: Acting | null): Shown {
  const options = acting && isAsked(view) ? view.options : [];
  const groups = offered(table.layout, options);
  const all = groups.flatMap(({ rows }) => rows.flatMap(({ offers }) => offers));
  const refused = all.filter(({ legal, args }) => !legal && args.length === 1);
  return {
    table,
    view,
    identities: identities(table.layout, view),
    groups,
    legal: byPiece(options),
    refused: new Map(refused.map(({ command, args }) => [args[0] ?? "", command] as const).reverse()),
  };
}

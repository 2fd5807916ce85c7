// What all parts of a board need to know of the view that they draw.
import { isAsked } from "../../board/turn";
import type { Acting } from "../../board/game";
import { byPiece, offered, type OfferGroup } from "./commands";
import type { AnyView } from "./layout";
import { namesAfter, NO_NAMES, type Names } from "./pieces";
import type { GenericTable } from "./table";

export interface Shown {
  table: GenericTable;
  view: AnyView;
  /** What each piece is called in the page. */
  names: Names;
  /** What can be done now, by verb, and by piece. */
  groups: readonly OfferGroup[];
  legal: ReadonlyMap<string, readonly string[]>;
  /** By piece, a command of a verb on offer that is not legal now. */
  refused: ReadonlyMap<string, string>;
}

/** A view as it is drawn for somebody who acts, or who only looks; pieces keep the names they had `before`. */
export function shownFor(table: GenericTable, view: AnyView, acting: Acting | null, before: Names = NO_NAMES): Shown {
  const options = acting && isAsked(view) ? view.options : [];
  const groups = offered(table.layout, options);
  const all = groups.flatMap(({ rows }) => rows.flatMap(({ offers }) => offers));
  const refused = all.filter(({ legal, args }) => !legal && args.length === 1);
  return {
    table,
    view,
    names: namesAfter(before, table.layout, view),
    groups,
    legal: byPiece(options),
    refused: new Map(refused.map(({ command, args }) => [args[0] ?? "", command] as const).reverse()),
  };
}

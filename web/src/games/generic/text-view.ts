// Any game as text: everything a view shows, for screen readers.
import type { Player, TextSection } from "../../board/game";
import { list, say } from "../../texts/texts.svelte";
import { factsOf, placed } from "./fields";
import { isThere, ofSeat, type AnyView, type Field } from "./layout";
import type { GenericTable } from "./table";

/** Where we are, as far as the view says. */
export function where({ round }: AnyView): string {
  return typeof round === "number" && round > 0 ? say("replay-round", { round }) : "";
}

/** What a field says, each thing in a line of its own where there are several objects. */
function lines(table: GenericTable, value: unknown, field: Field, players: readonly Player[]): string[] {
  if (!isThere(value)) return [say("generic-nothing")];
  const { words } = table;
  if (Array.isArray(value) && field.parts) return value.map((item) => words.value(item, field, players));
  if (Array.isArray(value) && field.kind === "grid") return value.map((row) => words.value(row, field, players));
  if (Array.isArray(value) && field.kind === "track") {
    return value.map((at, seat) => `${players[seat]?.name ?? ""}: ${words.value(at, undefined, players)}`);
  }
  return [words.value(value, field, players)];
}

/** Everything a view shows, section by section. */
export function textView(table: GenericTable, view: AnyView, players: readonly Player[]): TextSection[] {
  const places = placed(table.layout);
  const { words } = table;
  const facts = factsOf(places, view).map((field) =>
    field.kind === "flag"
      ? words.caption(field.name)
      : `${words.caption(field.name)}: ${words.value(view[field.name], field, players)}`,
  );
  const ofEach = [...(places.score ? [places.score] : []), ...places.seats];
  const seats = players.map(({ seat, name, mine }) => {
    const told = ofEach.filter((field) => isThere(ofSeat(view[field.name], seat)));
    const about = told.map((field) => {
      const inner = field.kind === "seat_zones" ? field : field.each;
      return `${words.caption(field.name)}: ${words.value(ofSeat(view[field.name], seat), inner, players)}`;
    });
    const who = mine ? `${name} ${say("web-you")}` : name;
    const turn = view.actors.includes(seat) ? [say("generic-to-act")] : [];
    return `${who}: ${[...turn, ...about].join("; ")}`;
  });
  const sections: TextSection[] = [{ title: say("generic-seats"), lines: seats }];
  const here = [where(view), ...facts].filter(Boolean);
  if (here.length) sections.unshift({ title: say("generic-table"), lines: here });
  for (const field of places.middle) {
    if (isThere(view[field.name])) {
      sections.push({ title: words.caption(field.name), lines: lines(table, view[field.name], field, players) });
    }
  }
  if (view.seat === null) return sections;
  for (const field of places.hands) {
    sections.push({ title: words.caption(field.name), lines: lines(table, view[field.name], field, players) });
  }
  if (view.options.length) {
    const options = list(view.options.map((command) => words.command(command)));
    sections.push({ title: say("generic-moves"), lines: [options] });
  }
  return sections;
}

// What the prompt bar says in any game: what is asked, in the game's own words if it has some, or whom we wait for.
import type { Acting, Player, Prompt } from "../../board/game";
import { isAsked } from "../../board/turn";
import { list, say } from "../../texts/texts.svelte";
import type { AnyView } from "./layout";
import type { GenericTable } from "./table";
import { parted } from "./words";

/** What to do, or whom we wait for. */
export function prompt(table: GenericTable, view: AnyView, players: readonly Player[], acting: Acting | null): Prompt {
  if (view.outcome) return { waits: true, title: say("generic-over"), help: "" };
  if (!acting || !isAsked(view)) return waiting(view, players);
  const { words } = table;
  const { reactions } = acting;
  if (reactions && isWindow(table, view)) {
    const { asked, answer } = reactions;
    if (answer !== null)
      return { waits: true, title: say("generic-answered", { what: words.command(answer) }), help: "" };
    if (!asked) {
      const chosen = reactions.when === "turn" || reactions.when === "never";
      return chosen
        ? { waits: true, untimed: true, title: say("generic-passed-for-you"), help: "" }
        : { ...waiting(view, players), untimed: true };
    }
  }
  const verbs = [...new Set(view.options.map((command) => parted(command).verb))];
  const asked = verbs.map((verb) => words.ask(verb)).find((text) => text !== null);
  const [only, ...more] = view.options;
  const one = only !== undefined && !more.length;
  const advice = acting.hint.map((command) => words.command(command));
  return {
    waits: false,
    title: asked ?? say("generic-ask"),
    help: say("generic-choose"),
    advice: advice.length ? say("generic-hint", { what: list(advice) }) : "",
    ...(one ? { does: { label: words.command(only), commands: [only] } } : {}),
  };
}

/** Whether all who are asked answer at once and unseen. */
export function isWindow({ layout }: GenericTable, { options }: AnyView): boolean {
  return layout.passes.some((command) => options.includes(command));
}

function waiting({ actors }: AnyView, players: readonly Player[]): Prompt {
  const names = actors.flatMap((seat) => players[seat]?.name ?? []);
  const title = names.length ? say("generic-wait", { who: list(names), count: names.length }) : say("generic-moment");
  return { waits: true, title, help: "" };
}

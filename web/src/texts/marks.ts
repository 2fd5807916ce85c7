// How marked variables are drawn: a game hands its own snippets ("card") down to every sentence below it.
import { getContext, setContext, type Snippet } from "svelte";

export type Mark = Snippet<[string | number]>;
export type Marks = Readonly<Record<string, Mark>>;

const KEY = Symbol("marks");

/** Draw the marks of these kinds by these snippets in all sentences below this component. */
export function provideMarks(marks: Marks): void {
  setContext(KEY, { ...providedMarks(), ...marks });
}

/** The snippets that a component above provides. */
export function providedMarks(): Marks {
  return getContext<Marks | undefined>(KEY) ?? {};
}

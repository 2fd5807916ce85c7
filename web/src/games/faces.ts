// How the games draw what stands in their component files, each loaded with its texts when it is first wanted.
import type { Component } from "svelte";
import { loadTexts } from "../texts/texts.svelte";
import type { Table } from "./face-values";

/** A piece of a component file as it will look at the table, while somebody types its faces. */
export interface FaceProps {
  /** The section of the file that it stands in. */
  section: string;
  /** How its table is called, or its id. */
  name: string;
  /** What the file says of it, right or wrong. */
  entry: Table;
}

/** What a game brings for its component file. */
export interface Faces {
  default: Component<FaceProps>;
  /** A word of the file, such as "blowtorch", in the language spoken; null where it has none for it. */
  word: (word: string) => string | null;
  /** What a piece is called for what stands on it; null where its kind and its id have to do. */
  called?: (section: string, entry: Table) => string | null;
  /** How wide the pieces of a section are drawn, in px. */
  widths: Readonly<Record<string, number>>;
}

const faces = import.meta.glob<Faces>("./*/Faces.svelte");

/** How a game draws what stands in its component file; null where it does not. */
export async function facesOf(name: string): Promise<Faces | null> {
  const load = faces[`./${name}/Faces.svelte`];
  if (!load) return null;
  const [found] = await Promise.all([load(), loadTexts(name)]);
  return found;
}

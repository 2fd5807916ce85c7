// Who this browser is: the name people see, and one made up for those who have none yet.
import { say } from "../texts/texts.svelte";
import { me, rename } from "../wire/api";

let name = $state.raw<string | null>(null);
let asked: Promise<void> | null = null;
let renaming: Promise<void> | null = null;
let madeUp = "";

/** The name this person goes by, null as long as there is none; reactive. */
export function myName(): string | null {
  return name;
}

/** Ask the server once who we are; `again` after becoming somebody else. */
export async function meet(again = false): Promise<void> {
  if (again) asked = null;
  asked ??= me().then((person) => {
    name = person.name;
  });
  try {
    await asked;
  } catch (thrown) {
    asked = null;
    throw thrown;
  }
}

/** Go by this name from now on. */
export async function goBy(wanted: string): Promise<void> {
  renaming = rename(wanted.trim()).then((person) => {
    name = person.name;
  });
  await renaming;
}

/** A thief's name in the language spoken now. */
export function thief(chance: () => number = Math.random): string {
  const names = say("lobby-thieves").split(", ");
  return names[Math.floor(chance() * names.length)] ?? "";
}

/** The name this person gets if they do not choose one. */
export function alias(): string {
  madeUp ||= thief();
  return madeUp;
}

/** The person's name, or the one made up, which is then theirs; one sits down under it even while nobody answers. */
export async function nameOrThief(): Promise<string> {
  try {
    await renaming?.catch(() => undefined); // who has just typed a name wants to be called by it
    if (!name) await meet();
    if (!name) await goBy(alias());
  } catch {
    // The table hears the name with the ask, which waits for the line; the next chance keeps it.
  }
  return name ?? alias();
}

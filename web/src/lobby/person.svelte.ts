// Who this browser is: the name people see, and one made up for those who have none yet.
import { say } from "../texts/texts.svelte";
import { becomeSomebody, isSomebody, me, rename } from "../wire/api";

let name = $state.raw<string | null>(null);
let asked: Promise<void> | null = null;
let renaming: Promise<void> | null = null;
let madeUp = "";
/** Settles what is typed in the name field that is on show; whether one goes by it. */
let settle: (() => Promise<boolean>) | null = null;

/** The name this person goes by, null as long as there is none; reactive. */
export function myName(): string | null {
  return name;
}

/** Ask the server once who we are; `again` after becoming somebody else. */
export async function meet(again = false, ask = me): Promise<void> {
  if (again) asked = null;
  asked ??= ask().then((person) => {
    name = person.name;
  });
  try {
    await asked;
  } catch (thrown) {
    asked = null;
    throw thrown;
  }
}

/** Be somebody the server knows, before one comes to a table; whoever has done something here is that already. */
export function introduce(): Promise<void> {
  return isSomebody() ? meet() : meet(true, becomeSomebody);
}

/** Go by this name from now on. */
export async function goBy(wanted: string): Promise<void> {
  renaming = rename(wanted).then((person) => {
    name = person.name;
  });
  await renaming;
}

/** Let a name field be asked before somebody acts under their name; returns how to end that. */
export function asksFirst(field: () => Promise<boolean>): () => void {
  settle = field;
  return () => {
    if (settle === field) settle = null;
  };
}

/** Whether somebody goes by what they have typed; if not, the field says why, and what they wanted to do must wait. */
export async function nameSettled(): Promise<boolean> {
  return settle === null || (await settle());
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

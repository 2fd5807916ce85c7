// Every deal of a record drawn once more: shuffled by the published luck and compared with what was dealt.
import { Digits, written, type Json } from "./json";
import { Luck } from "./luck";
import { Damage, type Entry, type GameRecord } from "./record";

/** The games whose only draws are deals, and the event that tells one: its first field holds each seat's cards as a set. */
const DEALS: Readonly<Record<string, string>> = { gaunerbande: "Dealt" };

/** How many deals were drawn again, all alike; null if this game draws in ways only its rules know. Throws `Damage`. */
export async function checkDraws(record: GameRecord): Promise<number | null> {
  const name = DEALS[record.game];
  if (!name) return null;
  let deals = 0;
  for (const [entry, place] of placed(record.entries)) {
    const luck = new Luck(record.secret, record.seeds, place);
    for (const hands of entry.events.flatMap((event) => dealtBy(event, name))) {
      if (!(await same(hands, luck))) throw new Damage("entry", entry.n, written(entry.line));
      deals += 1;
    }
  }
  return deals;
}

/** The entries that are moves, each with its place among those that stood when it was made: the luck hangs on that. */
export function placed(entries: readonly Entry[]): [Entry, number][] {
  const found: [Entry, number][] = [];
  let standing: number[] = [];
  for (const entry of entries) {
    const { undoes } = entry;
    if (undoes === null) found.push([entry, standing.push(entry.n) - 1]);
    else standing = standing.filter((n) => (entry.agreed ? n < undoes : n !== undoes));
  }
  return found;
}

/** The hands that an event deals, as rows of cards; none if it is no deal. */
function dealtBy(event: Json, name: string): number[][][] {
  if (!Array.isArray(event) || event[0] !== name || !Array.isArray(event[1])) return [];
  return [event[1].map((hand) => (hand instanceof Digits ? members(BigInt(hand.text)) : []))];
}

/** The members of a set, which a record writes as a number with a bit for each. */
function members(set: bigint): number[] {
  return Array.from(set.toString(2))
    .reverse()
    .flatMap((bit, n) => (bit === "1" ? n : []));
}

/** Whether shuffling all these cards and dealing them out seat by seat gives these hands again. */
async function same(hands: readonly number[][], luck: Luck): Promise<boolean> {
  const pile = await luck.shuffled(hands.flat().sort((a, b) => a - b));
  return hands.every((hand) => {
    const drawn = new Set(pile.splice(0, hand.length));
    return hand.every((card) => drawn.has(card));
  });
}

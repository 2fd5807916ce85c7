// Every deal of a record drawn once more: shuffled by the published luck and compared with what was dealt and seen.
import { deckOf, dealingOf, type Dealing } from "./decks";
import { Digits, written, type Json } from "./json";
import { Chance } from "./chance";
import { Damage, type RecordEntry, type GameRecord } from "./record";
import type { Hand } from "./seal";

/** How many deals were compared, all alike. */
export interface Compared {
  deals: number;
  /** Whether these are certainly all there were. */
  whole: boolean;
}

/** Draw every deal again; null if this game draws in ways only its rules know. Throws `Damage`. */
export async function checkDraws(record: GameRecord): Promise<Compared | null> {
  const dealing = dealingIn(record);
  if (!dealing) return null;
  const { moves, effective } = walked(record.entries);
  const first = moves[0] && moves[0].entry.n === 0 ? dealtIn(moves[0].entry, dealing)[0] : undefined;
  const cards = first?.length === record.seats ? deckOf(first) : null;
  if (!cards) throw new Damage("entry", 0);
  for (const { entry, place } of moves.filter(({ entry }) => isDeal(entry, dealing))) {
    const told = dealtIn(entry, dealing);
    const drawn = await dealt(cards, record.seats, new Chance(record.secret, record.seeds, place));
    if (told.length !== 1 || !told.every((hands) => alike(hands, drawn))) throw damaged(entry);
  }
  const deals = effective.filter((entry) => isDeal(entry, dealing)).length;
  if (record.rounds !== null && record.rounds !== deals) throw new Damage("end");
  return { deals, whole: record.rounds !== null };
}

/** Whether this page knows how the game of a record deals. */
export function isDealt(record: GameRecord): boolean {
  return dealingIn(record) !== undefined;
}

/** Compare the hands seen at the table; null if there is nothing to compare. Throws `Damage`. */
export function checkHands(record: GameRecord, seen: readonly Hand[]): Compared | null {
  const dealing = dealingIn(record);
  if (!dealing || !seen.length) return null;
  for (const { entry: n, seat, cards } of seen) {
    const entry = record.entries[n];
    if (!entry) throw new Damage("end");
    const hand = dealtIn(entry, dealing)[0]?.[seat];
    if (hand !== setOf(cards, dealing)) throw damaged(entry);
  }
  const known = new Set(seen.map(({ entry }) => entry));
  const { effective } = walked(record.entries);
  return {
    deals: seen.length,
    whole: effective.every((entry) => known.has(entry.n) || !isDeal(entry, dealing)),
  };
}

/** A move, and its place among those that stood when it was made: its luck hangs on that. */
interface Move {
  entry: RecordEntry;
  place: number;
}

/** All moves ever made, and the entries that stand in the end. */
export function walked(entries: readonly RecordEntry[]): { moves: Move[]; effective: RecordEntry[] } {
  const moves: Move[] = [];
  let effective: RecordEntry[] = [];
  for (const entry of entries) {
    const { undoes, agreed } = entry;
    if (undoes === null) moves.push({ entry, place: effective.push(entry) - 1 });
    else effective = effective.filter(({ n }) => (agreed ? n < undoes : n !== undoes));
  }
  return { moves, effective };
}

function dealingIn(record: GameRecord): Dealing | undefined {
  const dealing = dealingOf(record.game);
  return dealing?.version === record.version ? dealing : undefined;
}

function isDeal(entry: RecordEntry, dealing: Dealing): boolean {
  return dealtIn(entry, dealing).length > 0;
}

/** The deals that an entry tells, each as a set of cards by seat. */
function dealtIn({ events }: RecordEntry, { event: name }: Dealing): bigint[][] {
  return events.flatMap((event: Json) => {
    if (!Array.isArray(event) || event[0] !== name || !Array.isArray(event[1])) return [];
    return [event[1].map((hand) => (hand instanceof Digits && /^\d+$/.test(hand.text) ? BigInt(hand.text) : 0n))];
  });
}

/** The hands that are dealt by this chance. */
async function dealt(cards: readonly number[], seats: number, chance: Chance): Promise<bigint[]> {
  const pile = await chance.shuffled(cards);
  const size = cards.length / seats;
  return Array.from({ length: seats }, (_, seat) => bits(pile.slice(seat * size, (seat + 1) * size)));
}

function setOf(cards: readonly string[], dealing: Dealing): bigint {
  return bits(cards.map((card) => dealing.cards.indexOf(card)).filter((bit) => bit >= 0));
}

function bits(places: readonly number[]): bigint {
  return places.reduce((set, bit) => set | (1n << BigInt(bit)), 0n);
}

function alike(hands: readonly bigint[], others: readonly bigint[]): boolean {
  return hands.length === others.length && hands.every((hand, seat) => hand === others[seat]);
}

function damaged(entry: RecordEntry): Damage {
  return new Damage("entry", entry.n, written(entry.line));
}

// How a hand is laid out: in as many rows as it takes for a finger to hit every card.

const FINGER = 40; // px of each card that are seen
const CARD = 84; // px; about as wide as a card is where room is short
const NARROW = 440; // px; a phone
const FEW = 4; // cards that lie in one row even there
const MOST_ROWS = 3;

/** Where a card lies: its row and column from 0, and by how many columns its row is moved in. */
export interface CardPosition {
  row: number;
  column: number;
  inset: number;
}

/** The number of rows for so many cards in so much room; one as long as the room is not known. */
export function rowsFor(cards: number, width: number): number {
  if (width <= 0 || cards <= FEW) return 1;
  const least = width < NARROW ? 2 : 1;
  for (let rows = least; rows < MOST_ROWS; rows++) {
    if ((width - CARD) / (Math.ceil(cards / rows) - 1) >= FINGER) return rows;
  }
  return MOST_ROWS;
}

/** Every card's place: rows of about the same length, the longer ones first. */
export function cardPositions(cards: number, rows: number): CardPosition[] {
  const longest = Math.ceil(cards / rows);
  const found: CardPosition[] = [];
  for (let row = 0; row < rows; row++) {
    const inRow = Math.ceil((cards - found.length) / (rows - row));
    for (let column = 0; column < inRow; column++) found.push({ row, column, inset: (longest - inRow) / 2 });
  }
  return found;
}

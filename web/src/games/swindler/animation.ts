// The animation of Swindler: how its events are shown, in the order of a turn.
import type { ShownEvent } from "../../board/game";
import { seatPlace } from "../../board/seat-positions";
import type { SwindlerView, Tile, ToldEvent } from "./view";

const MOVE = 280;
const READ = 260; // what has landed is looked at before the next thing happens
const STORY = 560;
const REACH = 620; // a hand in the bag: this is what the game is about
const DREAD = 1500; // a skull lies there, and everybody holds their breath
const LOSS = 700; // what it costs is read before it goes

/** The place of the bag that is stolen from. */
function bagPlace({ steal }: SwindlerView): string {
  return `bag-${steal?.bag ?? "black"}`;
}

/** Where a tile goes that goes back. */
function tilePlace({ colour }: Tile): string {
  return colour === "white" ? "supply" : `bag-${colour}`;
}

export function shown(event: ToldEvent, before: SwindlerView): ShownEvent | null {
  return ofTurn(event, before) ?? ofTrade(event) ?? ofAccomplices(event, before) ?? ofRaid(event);
}

/** Turns, markers, and a hand in a bag. */
function ofTurn(event: ToldEvent, before: SwindlerView): ShownEvent | null {
  switch (event.event) {
    case "ThiefTaken":
      return { ms: MOVE + READ, sound: "card" };
    case "TurnBegan":
      return { ms: MOVE };
    case "TurnSkipped":
      return { ms: STORY + READ };
    case "MarkerPut":
    case "MarkerTakenBack": {
      const owner = before.orders[event.slot - 1]?.marker ?? null;
      return { ms: MOVE + READ, sound: "card", ...(owner === null ? {} : { to: seatPlace(owner) }) };
    }
    case "BagNamed":
    case "Stopped":
      return { ms: MOVE, sound: "choice" };
    case "TileDrawn":
      return { ms: REACH + READ, sound: "bag" };
    case "SkullDrawn":
      return { ms: DREAD, sound: "skull" };
    case "SkullSpared":
    case "SkullStruck":
      return { ms: LOSS, to: bagPlace(before) };
    case "TileReturned":
      return { ms: STORY + READ, sound: "trick", to: tilePlace(event.tile), together: "lost" };
    case "CoinGained":
      return { ms: MOVE + READ, sound: "coin" };
    case "Counted":
      return { ms: STORY, sound: "coin" };
    default:
      return null;
  }
}

/** Orders, dealers and hired accomplices: what is paid, what it brings, and what comes instead. */
function ofTrade(event: ToldEvent): ShownEvent | null {
  switch (event.event) {
    case "TilePaid":
      return { ms: MOVE, sound: "card", to: tilePlace(event.tile) };
    case "CoinPaid":
      return { ms: MOVE, sound: "coin", to: "supply" };
    case "ChangeGiven":
      return { ms: MOVE, sound: "coin" };
    case "OrderFulfilled":
      return { ms: STORY + READ, sound: "coin", to: seatPlace(event.seat) };
    case "NeutralTaken":
      return { ms: MOVE + READ, sound: "card" };
    case "TileSold":
      return { ms: STORY, sound: "coin", to: "dealers" };
    case "DealerCompleted":
      return { ms: STORY + READ, sound: "coin", to: "pile-dealers" };
    case "OrderRevealed":
      return { ms: STORY, sound: "trick" };
    case "DealerCame":
      return { ms: MOVE + READ, sound: "trick" };
    case "AccompliceDrawn":
      return { ms: STORY, sound: "card", together: `drawn-${String(event.seat)}` };
    default:
      return null;
  }
}

/** Accomplices: played, answered, cancelled, and what they do. */
function ofAccomplices(event: ToldEvent, before: SwindlerView): ShownEvent | null {
  switch (event.event) {
    case "CardPlayed":
      return { ms: STORY + READ, sound: "card" };
    case "CardCancelled":
    case "HelpCancelled":
      return { ms: STORY + READ, sound: "refusal", to: "pile-accomplices" };
    case "BetLaid":
    case "Forced":
      return { ms: MOVE };
    case "BetSettled":
      return { ms: STORY, ...(event.won ? { sound: "coin" } : {}) };
    case "Lured":
      return { ms: MOVE, sound: "choice" };
    case "SkullTakenBack":
      return { ms: STORY, sound: "turn", to: bagPlace(before) };
    case "TileCopied":
      return { ms: REACH + READ, sound: "bag" };
    case "SkullCopied":
      return { ms: STORY };
    case "TileGiven":
      return { ms: MOVE + READ, sound: "card", to: seatPlace(event.taker) };
    case "CoinGiven":
      return { ms: MOVE + READ, sound: "coin", to: seatPlace(event.taker) };
    case "Swapped":
      return { ms: STORY, sound: "trick" };
    case "HelpShown":
      return { ms: MOVE + READ, sound: "card" };
    default:
      return null;
  }
}

/** The police. */
function ofRaid(event: ToldEvent): ShownEvent | null {
  switch (event.event) {
    case "RaidBegan":
      return { ms: DREAD, sound: "refusal" };
    case "RaidSetAside":
      return { ms: MOVE, sound: "card" };
    case "HandedIn":
      return { ms: MOVE + READ, sound: "card", to: tilePlace(event.tile) };
    case "Jailed":
      return { ms: STORY + READ, sound: "refusal", to: "supply" };
    case "RaidEnded":
      return { ms: MOVE };
    default:
      return null;
  }
}

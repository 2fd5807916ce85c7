// The animation of Langfinger: how its events are shown.
import type { ShownEvent } from "../../board/game";
import { seatPlace } from "../../board/seat-positions";
import type { ToldEvent } from "./view";

const MOVE = 280;
const READ = 220; // what has landed is looked at before the next thing happens
const STORY = 520;
const WALK = 600; // the lamp goes to the next place, and everybody looks there

export function shown(event: ToldEvent): ShownEvent | "along" | null {
  switch (event.event) {
    case "RogueTaken":
    case "StonePlaced":
    case "Exchanged":
      return { ms: MOVE + READ, sound: "card" };
    case "ToolLaid":
    case "LootLaid":
    case "LootTurnedUp":
    case "FenceLaid":
      return { ms: STORY, sound: "trick", together: "laid" };
    case "RoundBegan":
    case "StoneCalled":
      return "along";
    case "RoundEnded":
      return { ms: STORY };
    case "PlaceReached":
      return { ms: WALK, sound: "choice" };
    case "StoneReturned":
      return { ms: event.vain ? STORY : MOVE, to: seatPlace(event.seat) };
    case "RuinLeft":
    case "Visited":
      return { ms: MOVE };
    case "ToolTaken":
      return { ms: MOVE + READ, sound: "card", to: seatPlace(event.seat) };
    case "ToolDiscarded":
      return { ms: MOVE, sound: "card", to: "pile-tools" };
    case "ToolDrawn":
      return { ms: STORY, sound: "trick", together: `drawn-${String(event.seat)}` };
    case "Robbed":
      return { ms: STORY + READ, sound: event.paid ? "coin" : "trick", to: seatPlace(event.seat) };
    case "Sold":
      return { ms: STORY + READ, sound: "coin", to: "harbour" };
    case "FenceLeft":
      return { ms: MOVE, to: "pile-fences" };
    default:
      return null;
  }
}

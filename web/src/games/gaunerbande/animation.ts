// The animation of Gaunerbande: how its events are shown.
import type { ShownEvent } from "../../board/game";
import { seatPlace } from "../../board/seat-positions";
import type { GaunerbandeView, ToldEvent } from "./view";

const MOVE = 280;
const READ = 120; // a card that has landed is looked at before the next one comes
const STORY = 520;
const PAUSE = 700;
const FULL = 1200 - READ; // a trick that is complete can be read for 1.2 s
const DEAL = 900;

export function shown(event: ToldEvent, { seat, receivers }: GaunerbandeView): ShownEvent | null {
  switch (event.event) {
    case "Given":
      return { ms: MOVE, together: "given", ...(event.seat === seat && event.card !== null ? { sound: "card" } : {}) };
    case "Passed": {
      const receiver = seat === null ? undefined : receivers[seat];
      return { ms: STORY + READ, sound: "trick", ...(receiver === undefined ? {} : { to: seatPlace(receiver) }) };
    }
    case "Played":
      return { ms: MOVE + READ, sound: "card" };
    case "TrickTaken": // the full trick lies there long enough to be read, then goes to its winner
      return { ms: STORY, sound: "trick", to: seatPlace(event.seat), after: FULL };
    case "GangUnited":
      return { ms: PAUSE, sound: "win" };
    case "Scored":
      return { ms: PAUSE, sound: "coin" };
    case "Dealt":
      return { ms: DEAL, sound: "trick", afterSheet: true };
    default:
      return null;
  }
}

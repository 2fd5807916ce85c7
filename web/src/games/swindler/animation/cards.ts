// The animation of accomplices in Swindler: played, answered, cancelled, and what they do.
import { changed, discard, gain, layDown, lose, outOfBag, scored, takeBack, type Change } from "./view-changes";
import {
  bagPlace,
  MOVE,
  seatPlace,
  quietly,
  REACH,
  READ,
  animated,
  stealing,
  STORY,
  type Of,
  type AnimatedChange,
  type Reducer,
} from "./animated-change";
import type { SwindlerView } from "../view";

/** Cards in play; who is asked and has answered is only noted. */
export const cards: Reducer = (event, now) => {
  const { played, bets } = now;
  switch (event.event) {
    case "Answered":
      return quietly({ awaited: now.awaited.filter((seat) => seat !== event.seat) });
    case "WindowClosed":
      return quietly({ asked: [], awaited: [] });
    case "Left":
      return left(now);
    case "CardPlayed":
      return cardPlayed(event, now);
    case "Named":
      return named(event, now);
    case "CardCancelled":
      return animated(
        {
          ...discard(now, event.card, "assassin"),
          played: played.slice(0, -2),
          ...(event.card === "hustler" ? { hustler: null } : {}),
        },
        { ms: STORY + READ, sound: "refusal", to: "pile-accomplices" },
      );
    case "CardTakenUp":
      return quietly({ played: [] });
    case "CardDiscarded":
      return quietly(discard(now, event.card));
    case "BetLaid":
      return animated({ bets: [...bets, { seat: event.seat, caught: event.caught }] }, { ms: MOVE });
    case "BetSettled": {
      const { seat, caught, won, points } = event;
      const at = bets.findIndex((bet) => bet.seat === seat && bet.caught === caught);
      const change = { bets: bets.filter((_, n) => n !== at), points: scored(now.points, seat, points) };
      return animated(
        { ...discard(now, "know_it_all"), ...change },
        { ms: STORY, ...(won ? { sound: "coin" as const } : {}) },
      );
    }
    default:
      return null;
  }
};

/** What was asked is answered: the window has closed, unless it is waiting for the card that is played in it. */
function left({ played, phase }: SwindlerView): AnimatedChange {
  const isPlaying = played.length > 0 && phase !== "begging" && phase !== "dividing";
  return quietly(isPlaying ? {} : { window: null, played: [] });
}

/** A card leaves the hand it was in; an open Hustler was in none. */
function cardPlayed({ seat, card }: Of<"CardPlayed">, now: SwindlerView): AnimatedChange {
  const isOpen = card === "hustler" && now.hustler !== null;
  const from = isOpen ? {} : layDown(now, seat, card);
  const nothing = { partner: null, theirs: null, yours: null, target: null };
  const played = card === "assassin" ? [...now.played, { seat, card }] : [{ seat, card, ...nothing }];
  const step = animated({ ...from, played }, { ms: STORY + READ, sound: "card" });
  return card === "sidekick" ? { ...step, moment: null } : step;
}

/** What the card that is answered needs; what an Assassin names is seen from what becomes of it. */
function named({ partner, theirs, yours, target }: Of<"Named">, { played }: SwindlerView): AnimatedChange {
  const [first, ...answers] = played;
  if (!first || first.card === "assassin") return quietly({});
  const whom = first.card === "hustler" ? partner : null;
  return quietly({ played: [{ ...first, partner: whom, theirs, yours, target: target || null }, ...answers] });
}

/** What accomplices do. */
export const work: Reducer = (event, now, after) => {
  switch (event.event) {
    case "Forced":
      return animated(stealing(now, { forced: event.seat }), { ms: MOVE });
    case "Lured":
      return animated(stealing(now, { bag: event.bag, free: true }), { ms: MOVE, sound: "choice" });
    case "SkullTakenBack":
      return animated(stealing(now, { skull: false }), { ms: STORY, sound: "turn", to: bagPlace(now) });
    case "TileCopied":
      return animated(
        { ...outOfBag(now, after, event.tile), ...gain(now, event.seat, event.tile) },
        { ms: REACH + READ, sound: "bag" },
      );
    case "SkullCopied":
      return animated({}, { ms: STORY });
    case "GiftsDue":
      return quietly({ owed: event.owed });
    case "TileGiven": {
      const { giver, taker, tile, fresh } = event;
      const left = { ...now, ...lose(now, giver, tile, fresh) };
      return animated(
        { steal: left.steal, ...gain(left, taker, tile), owed: Math.max(0, now.owed - 1) },
        { ms: MOVE + READ, sound: "card", to: seatPlace(taker) },
      );
    }
    case "CoinGiven": {
      const left = changed(now.coins, event.giver, (n) => n - 1);
      const change: Change = { coins: changed(left, event.taker, (n) => n + 1) };
      return animated(change, { ms: MOVE + READ, sound: "coin", to: seatPlace(event.taker) });
    }
    case "Swapped":
      return swapped(event, now, after);
    default:
      return null;
  }
};

function swapped(
  { seat, partner, theirs, yours }: Of<"Swapped">,
  now: SwindlerView,
  after: SwindlerView,
): AnimatedChange {
  let swap = { ...now, ...lose(now, seat, yours) };
  swap = { ...swap, ...lose(swap, partner, theirs) };
  swap = { ...swap, ...gain(swap, seat, theirs) };
  return animated(
    { steal: swap.steal, ...gain(swap, partner, yours), hustled: true, hustler: after.hustler },
    { ms: STORY, sound: "trick" },
  );
}

/** Forgers and Lock Pickers that are shown for an order or a sale. */
export const help: Reducer = (event, now) => {
  switch (event.event) {
    case "HelpShown": {
      const { seat, card, tile, stands } = event;
      return animated(
        { ...layDown(now, seat, card), help: [...now.help, { card, tile, as: stands }] },
        { ms: MOVE + READ, sound: "card" },
      );
    }
    case "HelpCancelled": {
      const all = now.help.map(({ card }) => card);
      const gone = all.slice(event.place - 1, event.place);
      const rest = all.filter((_, n) => n !== event.place - 1);
      return animated(
        {
          ...takeBack(now, event.seat, rest),
          ...discard(now, ...gone, "assassin"),
          help: [],
          played: [],
          order: null,
          field: null,
        },
        { ms: STORY + READ, sound: "refusal", to: "pile-accomplices" },
      );
    }
    case "HelpUsed":
      return quietly({ ...discard(now, ...now.help.map(({ card }) => card)), help: [] });
    default:
      return null;
  }
};

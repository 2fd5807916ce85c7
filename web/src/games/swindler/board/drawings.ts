// How things are drawn: which of our drawings stands for a tile, an order's need, an accomplice or a master thief.
import {
  ABILITIES,
  BAGS,
  COLOURS,
  type Ability,
  type Bag,
  type Card,
  type Colour,
  type Needs,
  type Thing,
  type Wanted,
} from "../view";

/** A small square: a drawing on a ground. `any` is the ground of a key of whatever colour, `dealer` a dealer's fields. */
export interface Icon {
  art: string;
  ground: Colour | "any" | "dealer";
}

/** What an order asks for, and whether the viewer has it. */
export interface Need extends Icon {
  had: boolean;
}

/** A neutral tile, whatever it shows. */
export const NEUTRAL: Icon = { art: "sign-white", ground: "white" };

/** The colour of a key; undefined for anything else, and for keys of any colour. */
export function keyColour(thing: Wanted): Bag | undefined {
  return BAGS.find((colour) => thing === `key_${colour}`);
}

/** The drawing of what a tile shows. */
export function thingArt(thing: Wanted): string {
  if (thing === "key_any" || keyColour(thing)) return "sw-key";
  return `sw-${thing.replaceAll("_", "-")}`;
}

/** The drawing of an accomplice. */
export function cardArt(card: Card): string {
  return card.startsWith("lock_picker_") ? "sw-acc-lock-picker" : `sw-acc-${card.replaceAll("_", "-")}`;
}

/** The colour of a Lock Picker; undefined for all others. */
export function pickerColour(card: Card): Bag | undefined {
  return BAGS.find((colour) => card === `lock_picker_${colour}`);
}

/** A master thief as commands and drawings name it, by what it can do: a house set may call it as it likes. */
export function thiefId(ability: Ability): string {
  return `m${String(ABILITIES.indexOf(ability) + 1)}`;
}

/** The drawing of a master thief. */
export function thiefArt(ability: Ability): string {
  return `sw-thief-${thiefId(ability)}`;
}

/** A thing as orders and dealers ask for it: keys on their colour, all else on white. */
export function wantedIcon(thing: Wanted): Icon {
  return { art: thingArt(thing), ground: thing === "key_any" ? "any" : (keyColour(thing) ?? "white") };
}

function repeat(icon: Icon, count = 0, had = 0): Need[] {
  return Array.from({ length: count }, (_, n) => ({ ...icon, had: n < had }));
}

/** What an order asks for, one icon for each thing, in the order of the rules' table (SW-4.6), and what is there of it. */
export function needIcons(needs: Needs, has: Needs = {}): Need[] {
  const { bg = {}, obj = {} } = has;
  return [
    ...COLOURS.flatMap((ground) => repeat({ art: `sign-${ground}`, ground }, needs.bg?.[ground], bg[ground])),
    ...Object.entries(needs.obj ?? {}).flatMap(([thing, count]) =>
      repeat(wantedIcon(thing as Thing), count, obj[thing as Thing]),
    ),
    ...repeat({ art: "sw-key", ground: "any" }, needs.diffkeys, has.diffkeys),
    ...repeat({ art: "sw-coin", ground: "white" }, needs.coins, has.coins),
    ...repeat({ art: "sw-bag", ground: "white" }, needs.total, has.total),
    ...repeat({ art: "ui-hand", ground: needs.bag ?? "white" }, needs.draw, has.draw),
    ...repeat({ art: "ui-trick", ground: "white" }, needs.pair, has.pair),
    ...repeat({ art: "ui-check", ground: "dealer" }, needs.dealers_completed, has.dealers_completed),
    ...repeat({ art: "ui-arrow-right", ground: "white" }, needs.sold, has.sold),
  ];
}

/** Icons that are alike, counted: too many to be laid side by side. */
export function countedIcons(icons: readonly Need[]): { icon: Icon; count: number; had: number }[] {
  const found: { icon: Icon; count: number; had: number }[] = [];
  for (const icon of icons) {
    const last = found.at(-1);
    const had = Number(icon.had);
    if (last?.icon.art === icon.art && last.icon.ground === icon.ground) {
      last.count++;
      last.had += had;
    } else found.push({ icon, count: 1, had });
  }
  return found;
}

// Which drawings stand for what: they all exist, and an order shows as many icons as it asks for.
import { expect, test } from "vitest";
import { cardArt, countedIcons, keyColour, needIcons, thiefArt, thingArt } from "./drawings";
import { CARDS, THINGS } from "../view";

const drawings = Object.keys(import.meta.glob("../../../look/art/*.svg")).map((path) =>
  path.replace(/^.*\/|\.svg$/g, ""),
);

test("everything has its drawing", () => {
  const names = [...THINGS.map(thingArt), ...CARDS.map(cardArt), thingArt("key_any"), thiefArt("any_key")];
  expect(names.filter((name) => !drawings.includes(name))).toEqual([]);
  expect(thiefArt("draw_accomplice")).toBe("sw-thief-m1");
});

test("an order shows an icon for each thing it asks for, keys on their colour", () => {
  const icons = needIcons({ bg: { red: 2 }, obj: { key_blue: 1, ring: 1 }, draw: 1, bag: "black" });
  expect(icons.map(({ art, ground }) => `${art} ${ground}`)).toEqual([
    "sign-red red",
    "sign-red red",
    "sw-key blue",
    "sw-ring white",
    "ui-hand black",
  ]);
  expect(countedIcons(icons).map(({ count }) => count)).toEqual([2, 1, 1, 1]);
  expect(keyColour("key_joker")).toBeUndefined();
});

// What the pieces and places of Langfinger are called, and what cards say in words.
import { list, say, titled } from "../../texts/texts.svelte";
import {
  TOOLS,
  type Back,
  type Fence,
  type Front,
  type Kind,
  type LangfingerView,
  type Lock,
  type Place,
  type Tool,
} from "./view";
// texts: langfinger-tool-* langfinger-kind-* langfinger-lock-* langfinger-place-*

export const toolName = (tool: Tool): string => say(`langfinger-tool-${tool}`);
export const kindName = (kind: Kind): string => say(`langfinger-kind-${kind}`);
export const lockName = (lock: Lock): string => say(`langfinger-lock-${lock}`);
export const placeName = (place: Place): string => say(`langfinger-place-${place}`);

/** Tools by kind, with how many there are of each. */
export function counted(tools: readonly Tool[]): { tool: Tool; count: number }[] {
  return TOOLS.map((tool) => ({ tool, count: tools.filter((other) => other === tool).length })).filter(
    ({ count }) => count > 0,
  );
}

/** Tools in a row: "hammer and 2 × plan". */
export function toolsWords(tools: readonly Tool[]): string {
  return list(
    counted(tools).map(({ tool, count }) =>
      count > 1 ? say("langfinger-several", { count, what: toolName(tool) }) : toolName(tool),
    ),
  );
}

/** A loot card from behind: "safe, takes hammer and 2 × plan". */
export function wordsOfBack({ lock, tools }: Back): string {
  return say("langfinger-back", { lock: lockName(lock), tools: toolsWords(tools) });
}

/** The front of a loot card: "coins 2". */
export function frontWords({ kind, value }: Pick<Front, "kind" | "value">): string {
  return say("langfinger-front", { kind: kindName(kind), value: String(value) });
}

/** A loot card as far as it is known: "coins 2; showcase, takes hammer". */
export function lootWords(back: Back, front: Front | null): string {
  return front ? `${frontWords(front)}; ${wordsOfBack(back)}` : wordsOfBack(back);
}

/** What a fence buys: "gold, 2 × painting, coins +1". */
export function fenceWords({ buys }: Fence): string {
  return list(
    buys.map(({ kind, up_to, bonus }) => {
      const name = up_to > 1 ? say("langfinger-several", { count: up_to, what: kindName(kind) }) : kindName(kind);
      return bonus ? say("langfinger-with-bonus", { what: name, bonus }) : name;
    }),
  );
}

/** What may lie behind a lock: "gold or jewellery, worth 2 to 4". */
export function insideWords({ locks }: LangfingerView, lock: Lock): string {
  const { kinds, least, most } = locks[lock];
  const range = least === most ? String(most) : say("langfinger-range", { least, most });
  return say("langfinger-inside", { kinds: list(kinds.map(kindName), "disjunction"), range });
}

/** All there is to know of a loot card from behind, and whether one has the tools for it. */
export function tellLoot(view: LangfingerView, back: Back, payable: boolean): string {
  const card = titled(wordsOfBack(back));
  const told = say("langfinger-tell-loot", { card, what: back.lock, inside: insideWords(view, back.lock) });
  return payable ? `${told} ${say("langfinger-tell-payable")}` : told;
}

/** What a tool is good for. */
export function tellTool(tool: Tool): string {
  return say("langfinger-tell-tool", { tool: titled(toolName(tool)) });
}

/** What a fence buys, and what the figures on its card mean. */
export function tellFence(fence: Fence): string {
  const told = [say("langfinger-tell-fence", { kinds: fenceWords(fence) })];
  if (fence.buys.some(({ up_to }) => up_to > 1)) told.push(say("langfinger-tell-twice"));
  if (fence.buys.some(({ bonus }) => bonus)) told.push(say("langfinger-tell-bonus"));
  return told.join(" ");
}

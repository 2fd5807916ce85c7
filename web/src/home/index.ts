// What the lobby shows to people who have played here before; loaded, with its texts, when it knows that.
export { default as Finished } from "./Finished.svelte";
export { default as MyGames } from "./MyGames.svelte";
export { default as Statistics } from "./Statistics.svelte";

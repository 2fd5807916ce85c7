// Sounds: none before somebody's first click, as loud as they like it, and remembered.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let made = 0;
let heard = 0;
let loudest = 0;

const node = (): unknown => ({
  connect: (next: unknown) => next,
  start: () => heard++,
  stop: () => undefined,
  gain: {
    set value(wanted: number) {
      loudest = wanted;
    },
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  },
  frequency: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  Q: {},
});
class FakeAudio {
  state = "running";
  currentTime = 1;
  sampleRate = 100;
  destination = {};
  createGain = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createOscillator = node;
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(50) });
  constructor() {
    made++;
  }
}
const clicked = (has: boolean): void => {
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: has }, configurable: true });
};
/** The module as a new page has it. */
async function fresh(): Promise<typeof import("./sound.svelte")> {
  vi.resetModules();
  return import("./sound.svelte");
}

beforeEach(() => {
  localStorage.clear();
  made = heard = loudest = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
  clicked(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "userActivation");
});

test("before the first click nothing is heard, nor made ready; from then on it is", async () => {
  const { play, soundOn } = await fresh();
  clicked(false);
  play("turn");
  expect([soundOn(), made, heard]).toEqual([true, 0, 0]);
  clicked(true);
  play("turn");
  expect(made).toBe(1);
  expect(heard).toBeGreaterThan(0);
});

test("who turns them off hears nothing, also on the next page", async () => {
  const { play, switchSound } = await fresh();
  switchSound();
  play("turn");
  expect(heard).toBe(0);
  const again = await fresh();
  expect(again.soundOn()).toBe(false);
  again.switchSound();
  expect(heard, "turning them on lets one be heard").toBeGreaterThan(0);
});

test("they are as loud as somebody likes, which is remembered; at nothing they are off", async () => {
  const { setVolume, volume, soundOn } = await fresh();
  expect(volume()).toBe(0.5);
  setVolume(1);
  const loud = loudest;
  vi.setSystemTime(Date.now());
  setVolume(3);
  expect(volume()).toBe(1);
  setVolume(0.25);
  expect((await fresh()).volume()).toBe(0.25);
  expect(loud).toBe(2);
  setVolume(0);
  expect([soundOn(), (await fresh()).soundOn()]).toEqual([false, false]);
  localStorage.setItem("cutpurse.volume", "loud");
  expect((await fresh()).volume(), "what is no volume is none").toBe(0.5);
});

test("of a page that nobody sees, only one's turn is heard", async () => {
  const { play } = await fresh();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  play("card");
  expect(heard).toBe(0);
  play("turn");
  expect(heard).toBeGreaterThan(0);
  vi.restoreAllMocks();
});

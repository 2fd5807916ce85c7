// A few quiet sounds, made on the spot by Web Audio, from somebody's first click on. Each has a visible twin.
import { recall, remember } from "./local-storage";

export type Sound =
  "card" | "turn" | "choice" | "refusal" | "trick" | "coin" | "bag" | "skull" | "key" | "door" | "watch" | "win";

const USUAL = 0.5; // of the loudest; nobody is to be startled
const AGAIN = 50; // ms; the same sound twice at once would only be louder

let on = $state(recall("sound") !== "off");
let loudness = $state(keptVolume());
let context: AudioContext | undefined;
let output: GainNode | undefined;
let hiss: AudioBuffer | undefined;
const last = new Map<Sound, number>();

function keptVolume(): number {
  const kept = Number.parseFloat(recall("volume") ?? "");
  return kept > 0 && kept <= 1 ? kept : USUAL;
}

/** Whether sounds are on; reactive. */
export function soundOn(): boolean {
  return on;
}

/** How loud they are, above 0 and up to 1; reactive. */
export function volume(): number {
  return loudness;
}

/** Turn the sounds on or off, and remember it; turning them on lets one be heard. */
export function switchSound(): void {
  on = !on;
  remember("sound", on ? null : "off");
  if (on) play("choice");
}

/** Make them louder or softer, and remember it; at 0 they are off. One is heard, so that one knows what one gets. */
export function setVolume(wanted: number): void {
  on = wanted > 0;
  remember("sound", on ? null : "off");
  if (!on) return;
  loudness = Math.min(1, wanted);
  remember("volume", String(loudness));
  play("card");
}

/** Play a sound, if they are on. Never fails: a browser without sound stays silent. */
export function play(sound: Sound): void {
  if (!on || typeof AudioContext === "undefined" || !mayBeHeard(sound)) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") {
    // The browser waits for a gesture; a sound that comes seconds late would only startle.
    void audio.resume().catch(() => undefined);
    if (audio.currentTime === 0) return;
  }
  const now = performance.now();
  if (now - (last.get(sound) ?? -AGAIN) < AGAIN) return;
  last.set(sound, now);
  if (!output) {
    output = audio.createGain();
    output.connect(audio.destination);
  }
  output.gain.value = 2 * loudness ** 2; // as ears reckon
  SCORE[sound](audio, audio.currentTime + 0.01);
}

/** Before somebody's first click nothing is heard; and of a page that nobody sees, only that it is their turn. */
function mayBeHeard(sound: Sound): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return userActivation?.hasBeenActive !== false && (!document.hidden || sound === "turn");
}

/** An envelope: up at once, down to nothing in `length` seconds. */
function fade(audio: AudioContext, at: number, loudness: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(output ?? audio.destination);
  return gain;
}

interface Noise {
  loudness: number;
  length: number;
  /** The pitch it is filtered around, from where to where. */
  from: number;
  to: number;
  sharpness?: number;
}

/** Noise through a filter: felt, paper, wood. */
function rustle(audio: AudioContext, at: number, { loudness, length, from, to, sharpness = 1 }: Noise): void {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharpness;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fade(audio, at, loudness, length));
  source.start(at, Math.random() * 0.05, length);
}

interface Tone {
  pitch: number;
  to?: number;
  loudness: number;
  length: number;
  shape?: OscillatorType;
}

/** A tone that may slide. */
function ring(audio: AudioContext, at: number, { pitch, to = pitch, loudness, length, shape = "sine" }: Tone): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fade(audio, at, loudness, length));
  source.start(at);
  source.stop(at + length);
}

const SCORE: Record<Sound, (audio: AudioContext, at: number) => void> = {
  /** A thumb on felt. */
  card(audio, at) {
    rustle(audio, at, { loudness: 0.3, length: 0.09, from: 900, to: 260 });
    ring(audio, at, { pitch: 150, to: 70, loudness: 0.18, length: 0.08 });
  },
  /** Two taps on a window pane. */
  turn(audio, at) {
    for (const tap of [0, 0.14]) {
      ring(audio, at + tap, { pitch: 1900, to: 1500, loudness: 0.08, length: 0.07, shape: "triangle" });
      rustle(audio, at + tap, { loudness: 0.12, length: 0.03, from: 3200, to: 2400, sharpness: 3 });
    }
  },
  /** A matchbox. */
  choice(audio, at) {
    rustle(audio, at, { loudness: 0.16, length: 0.07, from: 2400, to: 4200, sharpness: 2 });
    rustle(audio, at + 0.07, { loudness: 0.2, length: 0.04, from: 1400, to: 700, sharpness: 2 });
  },
  /** A cleared throat, once. */
  refusal(audio, at) {
    ring(audio, at, { pitch: 135, to: 95, loudness: 0.09, length: 0.22, shape: "sawtooth" });
    rustle(audio, at, { loudness: 0.12, length: 0.2, from: 700, to: 380, sharpness: 2 });
  },
  /** Cards swept off a table. */
  trick(audio, at) {
    rustle(audio, at, { loudness: 0.22, length: 0.34, from: 500, to: 2600 });
  },
  /** One coin. */
  coin(audio, at) {
    ring(audio, at, { pitch: 2350, loudness: 0.07, length: 0.3, shape: "triangle" });
    ring(audio, at + 0.03, { pitch: 3720, loudness: 0.05, length: 0.26 });
  },
  /** A hand in a bag. */
  bag(audio, at) {
    rustle(audio, at, { loudness: 0.14, length: 0.16, from: 500, to: 1500, sharpness: 0.8 });
    rustle(audio, at + 0.15, { loudness: 0.22, length: 0.06, from: 1900, to: 700, sharpness: 3 });
  },
  /** A shutter falls. */
  skull(audio, at) {
    rustle(audio, at, { loudness: 0.2, length: 0.2, from: 1800, to: 600, sharpness: 4 });
    rustle(audio, at + 0.19, { loudness: 0.42, length: 0.16, from: 420, to: 120 });
    ring(audio, at + 0.19, { pitch: 92, to: 46, loudness: 0.3, length: 0.2 });
  },
  /** A key turns, and the bolt gives way. */
  key(audio, at) {
    for (const click of [0, 0.09]) {
      rustle(audio, at + click, { loudness: 0.16, length: 0.03, from: 3400, to: 2600, sharpness: 5 });
    }
    ring(audio, at + 0.18, { pitch: 210, to: 120, loudness: 0.2, length: 0.1, shape: "triangle" });
    rustle(audio, at + 0.18, { loudness: 0.26, length: 0.08, from: 1300, to: 500, sharpness: 2 });
  },
  /** A door falls to. */
  door(audio, at) {
    rustle(audio, at, { loudness: 0.1, length: 0.14, from: 700, to: 1100, sharpness: 6 });
    rustle(audio, at + 0.14, { loudness: 0.34, length: 0.12, from: 500, to: 140 });
    ring(audio, at + 0.14, { pitch: 110, to: 58, loudness: 0.26, length: 0.16 });
  },
  /** A pocket watch, four times. */
  watch(audio, at) {
    for (const tick of [0, 0.1, 0.2, 0.3]) {
      rustle(audio, at + tick, { loudness: 0.1, length: 0.02, from: 5200, to: 4300, sharpness: 8 });
    }
  },
  /** A street organ's last chord. */
  win(audio, at) {
    for (const pitch of [262, 330, 392, 523]) {
      ring(audio, at, { pitch, loudness: 0.045, length: 0.39, shape: "triangle" });
      ring(audio, at, { pitch: pitch * 2.01, loudness: 0.012, length: 0.39, shape: "square" });
    }
  },
};

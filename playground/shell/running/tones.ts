/** Sounds as short tones, which the browser makes: there are no files. */
import type { Sound } from '../actions/sound.js';

/** A tone. */
interface Tone {
  /** Seconds after the beginning of the sound. */
  readonly at: number;
  /** Hertz, at its beginning and at its end. */
  readonly pitch: readonly [number, number];
  readonly seconds: number;
  readonly shape: OscillatorType;
  /** Loudness, from 0 to 1. */
  readonly gain: number;
}

function knock(at: number, pitch: number, gain: number): Tone {
  return { at, pitch: [pitch, pitch * 0.6], seconds: 0.07, shape: 'triangle', gain };
}

function bell(at: number, pitch: number): Tone {
  return { at, pitch: [pitch, pitch], seconds: 0.45, shape: 'sine', gain: 0.16 };
}

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  piece: [knock(0, 330, 0.3)],
  chance: [knock(0, 620, 0.14), knock(0.07, 520, 0.14), knock(0.15, 700, 0.14)],
  refusal: [{ at: 0, pitch: [150, 110], seconds: 0.18, shape: 'triangle', gain: 0.3 }],
  end: [bell(0, 523), bell(0.14, 659), bell(0.28, 784)],
};

/** Seconds in which the same sound is heard once only: agents that play at once would make a noise. */
const APART = 0.08;

let context: AudioContext | undefined;
let last: { readonly name: Sound; readonly at: number } | undefined;

function begin(audio: AudioContext, { at, pitch, seconds, shape, gain }: Tone): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch[0], start);
  tone.frequency.exponentialRampToValueAtTime(pitch[1], start + seconds);
  volume.gain.setValueAtTime(gain, start);
  // It cannot fall to 0, which has no logarithm.
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

/** Play a sound, unless another one has just begun. */
export function playTones(name: Sound): void {
  if (context === undefined || context.state === 'closed') context = new AudioContext();
  // A browser lets a page be heard once somebody has used it.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  const now = performance.now() / 1000;
  if (last?.name === name && now - last.at < APART) return;
  last = { name, at: now };
  for (const tone of SOUNDS[name]) begin(context, tone);
}

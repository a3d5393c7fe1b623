/** Few and soft, made here: each sounds only if somebody wants it. */
import { prefs, type Sound } from '../prefs.svelte';

interface Note {
  /** Seconds from the beginning. */
  at: number;
  pitch: number;
  lasts: number;
  volume: number;
  shape?: OscillatorType;
}

const SCORES: Record<Sound, Note[]> = {
  /** Two notes of a small bell. */
  decide: [
    { at: 0, pitch: 660, lasts: 0.9, volume: 0.09 },
    { at: 0.16, pitch: 880, lasts: 0.9, volume: 0.09 },
  ],
  /** Paper on wood. */
  card: [{ at: 0, pitch: 240, lasts: 0.09, volume: 0.05, shape: 'triangle' }],
  /** A step down. */
  loss: [
    { at: 0, pitch: 220, lasts: 0.5, volume: 0.08 },
    { at: 0.14, pitch: 165, lasts: 0.8, volume: 0.08 },
  ],
  /** A low bell, far away. */
  phase: [
    { at: 0, pitch: 131, lasts: 1.6, volume: 0.09 },
    { at: 0, pitch: 393, lasts: 1.1, volume: 0.02 },
  ],
  /** Three steps home. */
  end: [
    { at: 0, pitch: 330, lasts: 0.8, volume: 0.07 },
    { at: 0.2, pitch: 392, lasts: 0.8, volume: 0.07 },
    { at: 0.4, pitch: 523, lasts: 1.4, volume: 0.07 },
  ],
};

/** What is heard when a table comes from one phase to another: the end of a game that was seen to be played. */
export const soundOfPhase = (before: string, now: string): Sound[] =>
  before === 'playing' && now === 'over' ? ['end'] : [];

let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
export function wakeSound(): void {
  audio ??= 'AudioContext' in window ? new AudioContext() : null;
  void audio?.resume();
}

export function play(sound: Sound): void {
  if (prefs.sounds[sound] && audio?.state === 'running') for (const note of SCORES[sound]) strike(audio, note);
}

function strike(on: AudioContext, { at, pitch, lasts, volume, shape = 'sine' }: Note): void {
  const start = on.currentTime + at;
  const tone = on.createOscillator();
  const loud = on.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(volume, start + 0.015);
  loud.gain.exponentialRampToValueAtTime(0.0006, start + lasts);
  tone.connect(loud).connect(on.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.1);
}

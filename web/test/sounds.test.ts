/** Which thing that happens is heard as what, and only by those who want to hear it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Section } from '../src/protocol';
import type { Sound } from '../src/prefs.svelte';
import type { Beat } from '../src/table/stage/script';

const line = (more: Partial<Line> = {}): Line => ({ text: 'x', first: 1, last: 1, ...more });
function beat(lines: Line[], at: number, scene = false): Beat {
  const section: Section = { first: 0, kind: 'night', number: 1, lines, scene };
  return { story: [section], place: 0, lines: [at], from: 0, waits: '' };
}
let struck: number[] = [];

beforeEach(() => {
  struck = [];
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const param = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      destination = {};
      resume = () => Promise.resolve();
      createGain = () => ({ gain: param, connect: () => undefined });
      createOscillator = () => {
        const frequency = { value: 0 };
        return {
          frequency,
          connect: (to: unknown) => to,
          start: () => struck.push(frequency.value),
          stop: () => undefined,
        };
      };
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('of what is played', () => {
  const heard = async (told: Beat): Promise<Sound[]> => (await import('../src/table/stage/stage.svelte')).soundOf(told);

  it('a phase begins with a bell, and with nothing later', async () => {
    expect(await heard(beat([line(), line()], 0, true))).toEqual(['phase']);
    expect(await heard(beat([line(), line()], 1, true))).toEqual([]);
    expect(await heard(beat([line()], 0))).toEqual([]);
  });
  it('a card is turned', async () => {
    expect(await heard(beat([line({ card: { kind: 'night', value: 4 } })], 0))).toEqual(['card']);
  });
  it('what I lose, or what holds me, sounds as a loss and not as a card', async () => {
    const card = { kind: 'night', value: 4 };
    expect(await heard(beat([line({ tone: 'loss', card })], 0))).toEqual(['loss']);
    expect(await heard(beat([line({ hold: { title: 'You are possessed.' }, card })], 0))).toEqual(['loss']);
    expect(await heard(beat([line({ tone: 'gain' })], 0))).toEqual([]);
  });
  it('the end of a game that was seen to be played', async () => {
    const { soundOfPhase } = await import('../src/table/sounds');
    expect(soundOfPhase('playing', 'over')).toEqual(['end']);
    expect([soundOfPhase('', 'over'), soundOfPhase('lobby', 'playing'), soundOfPhase('over', 'over')].flat()).toEqual(
      [],
    );
  });
});

describe('each sound has a switch of its own', () => {
  const FIRST: Record<Sound, number> = { decide: 660, card: 240, loss: 220, phase: 131, end: 330 };

  it.each(Object.keys(FIRST) as Sound[])('%s', async (sound) => {
    const { prefs } = await import('../src/prefs.svelte');
    const { play, wakeSound } = await import('../src/table/sounds');
    wakeSound();
    expect(prefs.sounds[sound]).toBe(sound === 'decide');
    for (const other of Object.keys(FIRST) as Sound[]) prefs.setSound(other, other !== sound);
    play(sound);
    expect(struck).toEqual([]);
    for (const other of Object.keys(FIRST) as Sound[]) prefs.setSound(other, other === sound);
    play(sound);
    expect(struck[0]).toBe(FIRST[sound]);
  });
});

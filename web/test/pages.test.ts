import { createHash } from 'node:crypto';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { copyAt, isToggled, markOf, waysAbout } from '../src/games/board';
import QR from '../src/parts/QR.svelte';
import { fromHex, sha256 } from '../src/parts/sha256';
import type { Decision } from '../src/protocol';
import { linkFrom, match, paths, tableFrom } from '../src/router';
import { reasons } from '../src/table/reasons';
import { mustConfirm, openOptions, pickThing } from '../src/table/narrow';

describe('addresses', () => {
  it('lead where they say', () => {
    expect(match('/')).toEqual({ page: 'start', setUp: '' });
    expect(match(paths.setUp('somnicum'))).toEqual({ page: 'start', setUp: 'somnicum' });
    expect(match(paths.table('moth-lantern'))).toEqual({ page: 'table', table: 'moth-lantern' });
    expect(match(paths.replay('x', '2', 14))).toEqual({
      page: 'replay',
      table: 'x',
      link: '',
      seat: '2',
      at: 14,
    });
    const whole = { page: 'replay', table: 'link', link: 'p1.A-_9' };
    expect(match(paths.replayLink('p1.A-_9'))).toEqual({ ...whole, seat: 'all', at: 0 });
    expect(match(paths.replayLink('p1.A-_9', '-1', 3))).toEqual({ ...whole, seat: '-1', at: 3 });
    expect(match(paths.replayFile).page).toBe('replay');
    expect(match(paths.fair('x'))).toEqual({ page: 'fair', table: 'x' });
    expect(match(paths.rules('nightmarium', 'NM-4.1'))).toEqual({ page: 'rules', game: 'nightmarium', rule: 'NM-4.1' });
    for (const wrong of ['/t', '/t/', '/x/y', '/t/a/b', '/replay', '/t/%']) expect(match(wrong).page).toBe('lost');
  });
  it('are found in what people paste', () => {
    expect(tableFrom(' https://host:8000/t/abc123#token ')).toBe('abc123');
    expect(tableFrom(' moth lantern ')).toBe('moth lantern');
    expect(linkFrom(' https://host/replay/link#p1.A-_9.12.all ')).toBe('p1.A-_9');
    expect(linkFrom('p1.A-_9')).toBe('p1.A-_9');
    expect(linkFrom('moth lantern')).toBe('');
  });
});

const decision: Decision = {
  id: 1,
  prompt: '',
  step: '',
  rules: [],
  can_undo: false,
  final: [],
  grave: [],
  bar: { prompt: '', chips: [] },
  args: {},
  options: [
    { label: 'draw', verb: 'draw', args: {}, notation: '' },
    { label: '5 a', verb: 'play', args: { card: 5, creature: 0 }, notation: '' },
    { label: '5 b', verb: 'play', args: { card: 5, creature: 1 }, notation: '' },
    { label: '7 b', verb: 'play', args: { card: 7, creature: 1 }, notation: '' },
  ],
};

describe('picking things', () => {
  it('chooses when one option is left, narrows when several are, asks when none is', () => {
    expect(pickThing(decision, [], { kind: 'card', value: 7 })).toEqual({ does: 'choose', option: 3 });
    const narrowed = pickThing(decision, [], { kind: 'card', value: 5 });
    expect(narrowed).toEqual({ does: 'narrow', picked: [{ kind: 'card', value: 5 }] });
    expect(openOptions(decision, [{ kind: 'card', value: 5 }])).toEqual([1, 2]);
    expect(pickThing(decision, [{ kind: 'card', value: 5 }], { kind: 'creature', value: 1 })).toEqual({
      does: 'choose',
      option: 2,
    });
    expect(pickThing(decision, [{ kind: 'card', value: 5 }], { kind: 'card', value: 5 })).toEqual({
      does: 'narrow',
      picked: [],
    });
    expect(pickThing(decision, [{ kind: 'card', value: 5 }], { kind: 'card', value: 7 })).toEqual({
      does: 'choose',
      option: 3,
    });
    expect(pickThing(decision, [], { kind: 'card', value: 9 })).toEqual({ does: 'ask why' });
  });
  it('asks once more only where a choice does harm, or is final for who wants that, and there is another', () => {
    const last = { ...decision, final: [0, 1], grave: [1] };
    expect([0, 1, 2].map((index) => mustConfirm(last, index, 'final'))).toEqual([true, true, false]);
    expect([0, 1, 2].map((index) => mustConfirm(last, index, 'grave'))).toEqual([false, true, false]);
    expect([0, 1].map((index) => mustConfirm(last, index, 'always'))).toEqual([true, true]);
    expect([0, 1].map((index) => mustConfirm(last, index, 'never'))).toEqual([false, false]);
    expect(mustConfirm({ ...last, options: decision.options.slice(0, 1) }, 0, 'always')).toBe(false);
  });
  it('asks again for what is plain only whoever wants to be asked always', () => {
    const plain = { ...decision, final: [0], grave: [0], bar: { prompt: '', chips: [{ words: 'Draw', plain: true }] } };
    const asked = (['grave', 'final', 'always'] as const).map((when) => mustConfirm(plain, 0, when));
    expect(asked).toEqual([false, false, true]);
  });
  it('takes the only way that the bar shows', () => {
    const five = { kind: 'card', value: 5 };
    expect(pickThing(decision, [], five, [0, 2])).toEqual({ does: 'choose', option: 2 });
    expect(pickThing(decision, [], five, [1, 2])).toEqual({ does: 'narrow', picked: [five] });
    expect(pickThing(decision, [], five, [0, 3])).toEqual({ does: 'narrow', picked: [five] });
  });
  it('shows the key of the bar on a thing, and none that could mean two', () => {
    const keyed = {
      ...decision,
      options: decision.options.map((option, at) => ({ ...option, key: ['1', '', '2', '3'][at]! })),
    };
    expect(waysAbout(keyed, [0, 1, 2, 3], 'creature', 1)).toEqual([2, 3]);
    expect(markOf(keyed, [0, 1, 2, 3], 'card', 7)).toBe('3');
    expect(markOf(keyed, [0, 1, 2, 3], 'card', 5)).toBe('2');
    expect(markOf(keyed, [0, 1, 2, 3], 'creature', 1)).toBe('');
    expect(markOf(keyed, [1], 'card', 5)).toBe('');
    expect(markOf(null, [], 'card', 5)).toBe('');
  });
  it('tells equal things apart', () => {
    expect([0, 1, 2, 3].map((place) => copyAt([4, 6, 4, 4], place))).toEqual([0, 0, 1, 2]);
    const toggled = [
      { kind: 'card', value: 4, copy: 1 },
      { kind: 'card', value: 6 },
    ];
    expect([0, 1].map((copy) => isToggled(toggled, 'card', 4, copy))).toEqual([false, true]);
    expect(isToggled(toggled, 'card', 6)).toBe(true);
  });
});

describe('reasons', () => {
  it('are few, and the nearest first', () => {
    const all = [
      ['An action is one of three.', 'NM-3.2'],
      ['Not on a1.', 'NM-4.7'],
      ['Not on a2.', 'NM-4.7'],
      ['Only your own.', 'NM-4.5'],
    ].map(([text = '', rule = '']) => ({ text, rule }));
    expect(reasons(all)).toEqual([
      { text: 'Not on a1.', rule: 'NM-4.7' },
      { text: 'An action is one of three.', rule: 'NM-3.2' },
    ]);
    expect(reasons([{ text: 'No.', rule: '' }])).toEqual([{ text: 'No.', rule: '' }]);
    expect(reasons([])).toEqual([]);
  });
});

describe('hashes and codes', () => {
  it('SHA-256 agrees with the machine’s', () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const bytes = new Uint8Array(length).map((_, place) => (place * 31) % 256);
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    expect(fromHex('0aFF')).toEqual(new Uint8Array([10, 255]));
    expect(fromHex('0a f')).toBeNull();
    expect(fromHex('0af')).toBeNull();
  });
  it('a QR code is as big as its text needs, with finders and an empty border', () => {
    for (const [length, size] of [
      [5, 21],
      [40, 29],
      [100, 41],
      [200, 57],
    ] as const) {
      const { body } = render(QR, { props: { text: 'x'.repeat(length), label: 'Link' } });
      expect(body).toContain(`viewBox="0 0 ${size + 6} ${size + 6}"`);
      const top = [...body.matchAll(/M(\d+) 3h1/g)].map((found) => Number(found[1]));
      expect(top.slice(0, 7)).toEqual([3, 4, 5, 6, 7, 8, 9]);
      expect(top).not.toContain(10);
      expect(Math.max(...top)).toBe(size + 2);
    }
  });
});

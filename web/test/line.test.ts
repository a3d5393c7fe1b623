import { describe, expect, it } from 'vitest';
import { nothing, receive } from '../src/net/ledger';
import { Line } from '../src/net/line';
import type { Choose, FromClient } from '../src/protocol';
import { FakeWorld, state } from './world';

function opened(seat: number | null = null) {
  const world = new FakeWorld();
  const line = new Line('ws://table', 'en', seat, () => undefined, world);
  world.wire.open();
  return { world, line };
}
const numbers = (line: Line) => line.ledger.log.map((entry) => entry.number);
const said = (messages: FromClient[], t: string) => messages.filter((message) => message.t === t);

describe('the ledger', () => {
  it('ends at the last state whatever is doubled, late or lost', () => {
    const world = new FakeWorld(7);
    for (let round = 0; round < 300; round++) {
      const last = 3 + Math.floor(world.random() * 10);
      const sent = Array.from({ length: last }, (_, place) => state(place + 1, place * 2, 2));
      const arrives = sent.flatMap((one) => (world.random() < 0.3 ? [] : world.random() < 0.4 ? [one, one] : [one]));
      arrives.sort(() => world.random() - 0.5);
      arrives.push(state(last, 0, last * 2)); // what a resync brings
      const end = arrives.reduce((ledger, one) => receive(ledger, one, false), nothing);
      expect(end.state?.version).toBe(last);
      expect(end.log.map((entry) => entry.number)).toEqual(Array.from({ length: last * 2 }, (_, place) => place));
      expect(end.gap).toBe(false);
    }
  });
  it('drops what was undone', () => {
    const before = receive(nothing, state(5, 0, 10), true);
    const after = receive(before, state(6, 7, 0), false);
    expect(after.log.length).toBe(7);
    expect(after.fresh).toEqual([]);
  });
  it('animates only what is new to somebody who watched', () => {
    const before = receive(nothing, state(5, 0, 4), true);
    expect(before.fresh).toEqual([]);
    expect(receive(before, state(6, 4, 2), false).fresh.map((entry) => entry.number)).toEqual([4, 5]);
    expect(receive(before, state(9, 4, 2), true).fresh).toEqual([]);
    expect(receive(before, state(6, 0, 4, { lang: 'ru' }), false).fresh).toEqual([]);
  });
});

describe('the line', () => {
  it('says when nobody can see the page, also to whom it comes back', () => {
    const { world, line } = opened();
    line.look(false);
    expect(said(world.wire.said, 'look')).toEqual([]);
    world.wire.tell(state(3, 0, 2));
    expect(said(world.wire.said, 'look')).toEqual([{ t: 'look', looks: false }]);
    line.look(false);
    line.look(true);
    expect(said(world.wire.said, 'look')).toHaveLength(2);
    world.wire.break();
    world.pass(400);
    world.wire.open();
    world.wire.tell(state(3, 2, 0));
    expect(said(world.wire.said, 'look')).toEqual([]);
  });
  it('says hello with what it knows, and repeats unanswered commands with the same id', () => {
    const { world, line } = opened();
    world.wire.tell(state(3, 0, 2));
    line.send({ t: 'choose', decision: 9, option: 1 });
    const first = said(world.wire.said, 'choose')[0] as Choose;
    world.wire.break();
    expect(line.status).toBe('lost');
    world.pass(400);
    world.wire.open();
    expect(world.wire.said).toEqual([{ t: 'hello', lang: 'en', version: 3, seat: null }]);
    world.wire.tell(state(3, 2, 0));
    expect(said(world.wire.said, 'choose')).toEqual([first]);
    expect(line.deciding?.cmd).toBe(first.cmd);
    world.wire.tell({ t: 'ack', cmd: first.cmd, version: 4 });
    expect(line.deciding).not.toBeNull(); // its effect has not been seen yet
    world.wire.tell(state(4, 2, 1));
    expect(line.deciding).toBeNull();
    expect(numbers(line)).toEqual([0, 1, 2]);
  });
  it('asks for everything once when lines are missing', () => {
    const { world, line } = opened();
    world.wire.tell(state(1, 0, 2));
    world.wire.tell(state(4, 6, 2));
    world.wire.tell(state(5, 8, 2));
    expect(said(world.wire.said, 'resync').length).toBe(1);
    expect(line.ledger.state?.version).toBe(5);
    world.wire.tell(state(5, 0, 10));
    expect(numbers(line)).toEqual(Array.from({ length: 10 }, (_, place) => place));
  });
  it('tries for ever, never more than thirty seconds apart, and at once when asked', () => {
    const { world, line } = opened();
    world.wire.tell(state(1, 0, 0));
    for (let attempt = 0; attempt < 40; attempt++) {
      const before = world.wires.length;
      world.wire.break();
      expect(line.wait).toBeLessThanOrEqual(30_000);
      world.pass(30_000);
      expect(world.wires.length).toBeGreaterThan(before);
    }
    world.wire.break();
    const before = world.wires.length;
    line.hurry();
    expect(world.wires.length).toBe(before + 1);
    world.wire.open();
    world.wire.tell(state(2, 0, 0));
    expect(line.status).toBe('open');
  });
  it('notices a line that died silently', () => {
    const { world, line } = opened();
    world.wire.tell(state(1, 0, 0));
    world.pass(20_000);
    expect(said(world.wire.said, 'ping').length).toBe(1);
    world.pass(10_000);
    expect(line.status).toBe('lost');
    expect(world.wires[0]?.closed).toBe(true);
  });
  it('lets a refused choice go and shows why', () => {
    const { world, line } = opened();
    world.wire.tell(state(1, 0, 0));
    const cmd = line.send({ t: 'choose', decision: 1, option: 0 });
    world.wire.tell({ t: 'refused', cmd, kind: 'stale', rule: '', text: 'Too late.' });
    expect(line.deciding).toBeNull();
    expect(line.refused?.text).toBe('Too late.');
    expect(said(world.wire.said, 'resync').length).toBe(1);
  });
  it('repeats by itself what the server was too busy for', () => {
    const { world, line } = opened();
    world.wire.tell(state(1, 0, 0));
    const cmd = line.send({ t: 'choose', decision: 1, option: 0 });
    world.wire.tell({ t: 'refused', cmd, kind: 'busy', rule: '', text: '' });
    world.pass(1000);
    expect(said(world.wire.said, 'choose').map((message) => (message as Choose).cmd)).toEqual([cmd, cmd]);
  });
  it('forgets one seat before it looks from another', () => {
    const { world, line } = opened(0);
    world.wire.tell(state(5, 0, 3, { you: 0 }));
    line.sitAt(-1);
    expect(line.ledger).toBe(nothing);
    world.wire.tell(state(6, 3, 1, { you: 0 })); // was on its way for the seat before
    expect(line.ledger.state).toBeNull();
    world.wire.tell(state(6, 0, 4, { you: -1 }));
    expect(line.ledger.state?.you).toBe(-1);
    expect(said(world.wire.said, 'hello').length).toBe(2);
  });
  it('keeps the chat in order and once', () => {
    const { world, line } = opened();
    const words = (number: number) => ({ t: 'chat' as const, number, seat: 0, name: 'A', text: `${number}`, at: 0 });
    world.wire.tell(state(1, 0, 0, { chat: [words(1), words(2)] }));
    for (const number of [4, 3, 4, 2]) world.wire.tell(words(number));
    expect(line.ledger.chat.map((entry) => entry.number)).toEqual([1, 2, 3, 4]);
  });
  it('survives rubbish', () => {
    const { world, line } = opened();
    world.wire.onmessage?.({ data: '{' });
    world.wire.onmessage?.({ data: new ArrayBuffer(3) });
    world.wire.tell(state(1, 0, 1));
    expect(line.status).toBe('open');
  });
});

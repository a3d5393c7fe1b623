/** The log grows by its last lines: what was written before stays as it is. */
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/protocol';
import { turns } from '../src/table/log';

const line = (number: number, event: string, player: number, text: string, choice = number): LogLine =>
  ({ number, event, args: { player }, text, choice, rules: [], private: false }) as unknown as LogLine;
const LOG = [
  line(0, 'turn', 0, 'Turn of A'),
  line(1, 'drew', 0, 'A draws'),
  line(2, 'drew', 0, 'A draws', 1),
  line(3, 'turn', 1, 'Turn of B'),
  line(4, 'took', 0, 'from A'),
];

describe('the log', () => {
  it('has turns, counts what happens twice, and knows what concerns me', () => {
    const [first, second] = turns(LOG, 0);
    expect(first?.lines.map((entry) => entry.times)).toEqual([2]);
    expect(second?.lines.map((entry) => entry.me)).toEqual([true]);
    expect(turns(LOG, 1)[1]?.lines.map((entry) => entry.me)).toEqual([false]);
  });

  it('keeps its entries while nothing about them changes', () => {
    const before = turns(LOG.slice(0, 2), 0);
    const after = turns(LOG, 0);
    const again = turns([...LOG, line(5, 'drew', 1, 'B draws')], 0);
    expect(after[0]?.lines[0]).not.toBe(before[0]?.lines[0]); // it happened twice by then
    expect(again[0]?.lines[0]).toBe(after[0]?.lines[0]);
    expect(again[1]?.lines[0]).toBe(after[1]?.lines[0]);
    expect(again[1]?.lines).toHaveLength(2);
  });
});

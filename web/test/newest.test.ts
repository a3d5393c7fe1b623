import { describe, expect, it } from 'vitest';
import { Newest } from '../src/newest';

/** A question that is answered when the test says so. */
function question<T>() {
  let answer!: (value: T) => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<T>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer, fail };
}

describe('the newest question', () => {
  it('is the one whose answer counts, in whatever order answers come', async () => {
    const newest = new Newest();
    const heard: string[] = [];
    const [ru, pl] = [question<string>(), question<string>()];
    const both = [ru, pl].map((asked) => newest.ask(asked.promise, (answer) => heard.push(answer)));
    pl.answer('pl');
    await both[1];
    ru.answer('ru');
    await both[0];
    expect(heard).toEqual(['pl']);
  });
  it('is not disturbed by the failure of an older one', async () => {
    const newest = new Newest();
    const heard: string[] = [];
    const [ru, pl] = [question<string>(), question<string>()];
    const both = [ru, pl].map((asked) =>
      newest.ask(
        asked.promise,
        (answer) => heard.push(answer),
        () => heard.push('failed'),
      ),
    );
    ru.fail(new Error('too late'));
    await both[0];
    expect(heard).toEqual([]);
    pl.fail(new Error('no answer'));
    await both[1];
    expect(heard).toEqual(['failed']);
  });
});

import { speaker, type Say, type Translator } from '../text/fluent';

/** A box as it is sent: with its language, and with what the page says about the game in that, in Fluent. */
export type Told<Box> = Box & { lang: string; page: string };

/** Holds what is printed on the components of a game and what the page says about it, as the server tells both; boards
 * read them as if they had always been there. */
export class Holder<Box extends object, Texts = never> {
  private held = $state.raw<{ box: Box; say: Say } | null>(null);
  /** The address of what is held, and that of what was asked for last. */
  private at = '';
  private wanted = '';

  /** Reads through to whatever is held now: another language, or another edition of the box, reaches every board at once. */
  readonly box: Box = new Proxy({} as Box, {
    get: (_, name) => Reflect.get(this.now().box, name),
    has: (_, name) => Reflect.has(this.now().box, name),
  });
  /** What the page says about the game, in the language of the box. */
  readonly t: Translator<Texts> = (key, ...words) => this.now().say(`page-${key}`, words[0]);

  private now(): { box: Box; say: Say } {
    if (!this.held) throw new Error('The box is not open yet.');
    return this.held;
  }

  put(told: Told<Box>): void {
    this.held = { box: told, say: speaker(told.lang, told.page) };
  }

  /** Fetch a box by its address; of two that are on their way the one asked for last is kept. */
  async open(address: string): Promise<void> {
    this.wanted = address;
    if (this.at === address) return;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The box could not be fetched: ${answer.status}.`);
    const found = (await answer.json()) as Told<Box>;
    if (this.wanted !== address) return;
    this.put(found);
    this.at = address;
  }

  /** What follows from the box alone is worked out once for each. */
  once<T>(work: (box: Box) => T): () => T {
    let known: { box: Box; value: T } | null = null;
    return () => {
      const { box } = this.now();
      if (known?.box !== box) known = { box, value: work(box) };
      return known.value;
    };
  }
}

/** Holds what is printed on the components of a game, as the server tells it; boards read it as if it had always been there. */
export class Holder<Box extends object> {
  private held = $state.raw<Box | null>(null);
  /** The address of what is held, and that of what was asked for last. */
  private at = '';
  private wanted = '';

  /** Reads through to whatever is held now: another language, or another edition of the box, reaches every board at once. */
  readonly box: Box = new Proxy({} as Box, {
    get: (_, name) => Reflect.get(this.now(), name),
    has: (_, name) => Reflect.has(this.now(), name),
  });

  private now(): Box {
    if (!this.held) throw new Error('The box is not open yet.');
    return this.held;
  }

  put(box: Box): void {
    this.held = box;
  }

  /** Fetch a box by its address; of two that are on their way the one asked for last is kept. */
  async open(address: string): Promise<void> {
    this.wanted = address;
    if (this.at === address) return;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The box could not be fetched: ${answer.status}.`);
    const found = (await answer.json()) as Box;
    if (this.wanted !== address) return;
    this.held = found;
    this.at = address;
  }

  /** What follows from the box alone is worked out once for each. */
  once<T>(work: (box: Box) => T): () => T {
    let known: { box: Box; value: T } | null = null;
    return () => {
      const box = this.now();
      if (known?.box !== box) known = { box, value: work(box) };
      return known.value;
    };
  }
}

/** Of several questions to the server only the newest counts: what was asked before may be answered after it. */
export class Newest {
  private asked = 0;

  /** Either `then` or `otherwise` is called, unless something newer was asked meanwhile. */
  async ask<T>(
    question: Promise<T>,
    then: (answer: T) => void,
    otherwise: (error: unknown) => void = () => undefined,
  ): Promise<void> {
    const mine = (this.asked += 1);
    const outcome = await question.then(
      (answer) => () => then(answer),
      (error: unknown) => () => otherwise(error),
    );
    if (mine === this.asked) outcome();
  }
}

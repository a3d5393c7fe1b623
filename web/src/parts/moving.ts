/** What moves on the screen now; it can be skipped at any time, and then everything is where it belongs. */
export class Moving {
  private running: { animation: Animation; land: () => void }[] = [];

  get busy(): boolean {
    return this.running.length > 0;
  }

  /** Show everything as it is now. */
  skip(): void {
    for (const { animation, land } of this.running.splice(0)) {
      animation.cancel();
      land();
    }
  }

  track(animation: Animation, land: () => void = () => undefined): void {
    const entry = { animation, land };
    this.running.push(entry);
    animation.onfinish = () => {
      this.running = this.running.filter((other) => other !== entry);
      land();
    };
  }
}

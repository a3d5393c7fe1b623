/**
 * Shows things once for every picture, however many messages come in between.
 *
 * A page that nobody looks at has no pictures: there everything is shown at once, so that it can call its player.
 */
const LONGEST = 100;

export class Soon {
  private picture = 0;
  private timer = 0;

  constructor(private readonly show: () => void) {}

  ask(): void {
    if (document.hidden) return this.now();
    if (this.timer) return;
    this.picture = requestAnimationFrame(() => this.now());
    this.timer = window.setTimeout(() => this.now(), LONGEST); // the page may be put away before the picture
  }

  now(): void {
    this.cancel();
    this.show();
  }

  cancel(): void {
    cancelAnimationFrame(this.picture);
    clearTimeout(this.timer);
    this.picture = this.timer = 0;
  }
}

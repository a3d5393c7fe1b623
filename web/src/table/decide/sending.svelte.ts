/** A choice that is under way: whether that takes so long that the bar says so. */
import type { Command } from '../../net/line';
import type { Decision } from '../../protocol';
import type { Sitting } from '../sitting.svelte';

const WORTH_A_WORD = 300;
const LONG = 2000;

function labelOf(command: Command, asked: Decision | null): string {
  if (command.t === 'choose') return asked?.options[command.option]?.label ?? '';
  return command.t === 'choose-several' ? (asked?.bar.several?.results[command.picks.length] ?? '') : '';
}

export class Sending {
  slow = $state<'' | 'sending' | 'still'>('');
  /** What was chosen, in words; '' for everything that is no choice. */
  label = $state('');

  /** For as long as the component that makes it. */
  constructor(sitting: () => Pick<Sitting, 'under' | 'asked'>) {
    const id = $derived(sitting().under?.cmd ?? '');
    $effect(() => {
      if (!id) {
        this.slow = '';
        return;
      }
      const command = sitting().under;
      this.label = command ? labelOf(command, sitting().asked) : '';
      const timers = [
        setTimeout(() => (this.slow = 'sending'), WORTH_A_WORD),
        setTimeout(() => (this.slow = 'still'), LONG),
      ];
      return () => timers.forEach(clearTimeout);
    });
  }
}

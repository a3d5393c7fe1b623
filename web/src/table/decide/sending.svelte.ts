/** A choice that is under way: whether that takes so long that the bar says so. */
import type { Sitting } from '../sitting.svelte';

const WORTH_A_WORD = 300;
const LONG = 2000;

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
      this.label = command?.t === 'choose' ? (sitting().asked?.options[command.option]?.label ?? '') : '';
      const timers = [
        setTimeout(() => (this.slow = 'sending'), WORTH_A_WORD),
        setTimeout(() => (this.slow = 'still'), LONG),
      ];
      return () => timers.forEach(clearTimeout);
    });
  }
}

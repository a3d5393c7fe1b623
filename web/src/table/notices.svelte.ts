/** How this browser is told of its turns at a table while nobody looks. */
import { api, sentence } from '../api';
import { canPush, subscribed } from '../net/worker';
import type { NoticesOut } from '../protocol';

export class Notices {
  told = $state.raw<NoticesOut | null>(null);
  /** What was typed as the address of a webhook. */
  address = $state('');
  problem = $state('');
  denied = $state(false);

  constructor(private readonly table: string) {
    void this.ask(() => api.notices(table));
  }

  get canPush(): boolean {
    return canPush() && Boolean(this.told?.key);
  }

  setPush = (on: boolean): Promise<void> =>
    this.ask(async () => {
      const wanted = on ? await subscribed(this.told?.key ?? '') : {};
      this.denied = wanted === null;
      return wanted && api.push(this.table, wanted);
    });

  setWebhook = (address: string): Promise<void> =>
    this.ask(async () => {
      const told = await api.webhook(this.table, { address });
      this.address = '';
      return told;
    });

  private async ask(what: () => Promise<NoticesOut | null>): Promise<void> {
    this.problem = '';
    try {
      this.told = (await what()) ?? this.told;
    } catch (error) {
      this.problem = sentence(error);
    }
  }
}

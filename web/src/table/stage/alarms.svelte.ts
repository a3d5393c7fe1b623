/** What is to be noticed now: said once, large and with what it means; then small, until it is over. */
import { keep, kept } from '../../prefs.svelte';
import type { Alarm } from '../../protocol';

const TABLES = 20;
const KEY = 'alarms';
type Said = Record<string, string[]>;

/** Which alarms were said at which table, so that a page that comes back does not say them again. */
function remembered(): Said {
  try {
    const found: unknown = JSON.parse(kept(KEY) || '{}');
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? (found as Said) : {};
  } catch {
    return {}; // somebody wrote something else there
  }
}

export class Alarms {
  /** Those that are large now. */
  open = $state.raw<Alarm[]>([]);
  /** All others. */
  small = $state.raw<Alarm[]>([]);
  private where = '';

  /** What holds at a table for a seat, whenever it may have changed. */
  hear(where: string, alarms: Alarm[]): void {
    const told = remembered();
    const said = Array.isArray(told[where]) ? told[where] : [];
    const isOpen = (one: Alarm) =>
      !said.includes(one.id) || (this.where === where && this.open.some((other) => other.id === one.id));
    this.where = where;
    this.open = alarms.filter(isOpen);
    this.small = alarms.filter((one) => !isOpen(one));
    const { [where]: _, ...others } = told;
    const ids = alarms.map((one) => one.id);
    if (ids.join() !== said.join())
      keep(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - TABLES), [where, ids]])));
  }

  /** It was read; it stays there, small. */
  close = (alarm: Alarm): void => {
    this.open = this.open.filter((one) => one !== alarm);
    this.small = [...this.small, alarm];
  };
  closeAll = (): void => this.open.forEach(this.close);

  again = (alarm: Alarm): void => {
    this.small = this.small.filter((one) => one !== alarm);
    this.open = [...this.open, alarm];
  };
}

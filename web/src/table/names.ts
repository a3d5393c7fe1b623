/** Names that the page gives: to bots, and to people who gave none. */
import type { SeatIn } from '../protocol';
import type { Translate } from '../text';

const BOT_NAMES = ['bot-name-0', 'bot-name-1', 'bot-name-2', 'bot-name-3', 'bot-name-4'] as const;
const LEVELS = [
  'sleeper',
  'dozer',
  'dreamer',
  'sleepwalker',
  'terror',
  'nightmare',
  'random',
  'greedy',
  'planner',
] as const;

export function botName(place: number, t: Translate): string {
  const key = BOT_NAMES[place % BOT_NAMES.length];
  return key ? t(key) : '';
}

/** How a bot's strength is called; its own name where we have no word for it. */
export function levelName(bot: string, t: Translate): string {
  const level = LEVELS.find((known) => known === bot);
  return level ? t(`bot-${level}`) : bot;
}

/** The bot that sits down when nobody chose: one that somebody new to the game beats now and then. */
export function usualBot(bots: string[]): string {
  return ['dozer', 'greedy'].find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? 'random';
}

/** A sentence about how a bot plays, where we have one. */
export function aboutLevel(bot: string, t: Translate): string {
  const level = LEVELS.find((known) => known === bot);
  return level ? t(`bot-about-${level}`) : '';
}

export function botSeat(place: number, bot: string, t: Translate): SeatIn {
  return { kind: 'bot', bot, name: botName(place, t) };
}

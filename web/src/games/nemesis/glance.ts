/** What the page itself needs to know of Nemesis: the counts of the seats, the head of the page, and where options stand in the bar. */
import type { Decision, OptionOut, State } from '../../protocol';
import { type Glance, type Shelf, viewOf } from '../board';
import { capital } from '../../text/capital';
import { meant } from './aim';
import { signOf } from './art';
import { box, t } from './box';
import { readTable, UNKNOWN, woundsOf, type Table, type View } from './table';
import { cardName, corridorName, nightmareName, placeName, said, thingName } from './names';

/** Cards, madness, wounds. */
export function glance(data: Record<string, unknown>, seat: number): Glance {
  const view = viewOf<View>(data);
  const cards = view.hands[seat]?.length ?? 0;
  const madness = view.madness[seat] ?? 0;
  const [light, serious] = [view.light[seat] ?? 0, woundsOf(view.serious[seat] ?? 0).length];
  if (!view.character[seat]) return { candles: null, counts: [] };
  if (view.fate[seat] !== 1) {
    const fate = t(`fates-${(['dead', 'active', 'asleep', 'away'] as const)[view.fate[seat] ?? 0] ?? 'dead'}`);
    return {
      candles: null,
      counts: [
        {
          text: fate,
          label: fate,
          icon: 'none',
          art: signOf(view.fate[seat] === 2 ? 'g-sleep' : view.fate[seat] === 3 ? 'g-pod' : 'g-skull'),
        },
      ],
    };
  }
  return {
    candles: null,
    counts: [
      { text: String(cards), label: t('cards', { n: cards }), icon: 'cards' },
      { text: String(madness), label: t('madness-of', { n: madness }), icon: 'none', art: signOf('g-mad') },
      {
        text: `${light}·${serious}`,
        label: t('wounds', { light, serious }),
        icon: 'none',
        art: signOf('g-deep'),
      },
    ],
  };
}

/** An interruption is a free choice in the turn of another, and nothing is lost by it. */
export function tone(_state: State, decision: Decision): 'choose' | 'danger' {
  return ['LoseCard', 'LoseHope', 'BurnItem', 'RipBandage', 'DropExcess'].includes(decision.step) ? 'danger' : 'choose';
}

export function when(state: State): string {
  const view = viewOf<View | null>(state.view);
  if (!view || !view.character.some(Boolean)) return '';
  const acting = view.questions.some(([, step]) => step === 'TakeTurn') && !view.rush;
  return [t('round-of', { n: view.time + 1 }), acting ? t('action-of', { n: Math.min(2, view.actions + 1) }) : '']
    .filter(Boolean)
    .join(' · ');
}

// === The bar ========================================================================================
type Group = 'move' | 'careful' | 'fight' | 'things' | 'cards' | 'items' | 'room' | 'quests' | 'other';
const GROUPS: Record<string, [Group, string]> = {
  move: ['move', 'g-step'], careful: ['careful', 'g-hush'], shoot: ['fight', 'g-swords'], melee: ['fight', 'g-swords'], 'pick-up': ['things', 'g-stop'], trade: ['things', 'g-stop'],
  craft: ['things', 'g-stop'], activate: ['things', 'g-stop'], play: ['cards', 'g-cards'], use: ['items', 'g-med'], room: ['room', 'g-room'], quest: ['quests', 'g-star'],
  drop: ['other', 'g-talk'], speak: ['other', 'g-talk'], pass: ['other', 'g-talk'],
}; // prettier-ignore

/** Only a turn has so many kinds of actions that they need headings. */
export function shelf(state: State, decision: Decision, option: OptionOut): Shelf | null {
  const found = GROUPS[option.verb];
  if (decision.step !== 'TakeTurn' || !found || !state.view) return null;
  const table = tableOf(state);
  const combat = option.verb === 'move' && (table.rooms[table.me?.slot ?? 0]?.nightmares.length ?? 0) > 0;
  const heading = combat ? t('escape') : t(`groups-${found[0]}`);
  return {
    heading,
    sign: signOf(found[1]),
    words: wordsOf(table, option),
    cost: option.preview?.cost ?? 0,
    ...noteOf(option),
  };
}

let last: { view: unknown; table: Table } | null = null;
/** Read once for all options of one state. */
function tableOf(state: State): Table {
  if (last?.view !== state.view) last = { view: state.view, table: readTable(state, null) };
  return last.table;
}

/** How likely an encounter is, or that somebody waits there. */
function noteOf({ preview }: OptionOut): { note?: string; bad?: boolean } {
  const risk = preview?.risk;
  if (!risk) return {};
  return risk.kind === 'combat' ? { note: t('combat'), bad: true } : { note: `${risk.chance ?? 0}/${risk.of}` };
}

function wordsOf(table: Table, { verb, args }: OptionOut): string {
  const target = (value: number): string => nightmareName(value >> 4) || t('eggs');
  const effect = modeWords(table, args['mode'] ?? 0);
  const named = (name: string): string => (effect ? `${name}: ${effect}` : name);
  switch (verb) {
    case 'move':
    case 'careful':
      return placeName(table, args['slot'] ?? 0);
    case 'shoot':
      return t('shoot', {
        item: thingName(args['item'] ?? 0, table),
        target: target(args['target'] ?? 0),
      });
    case 'melee':
      return t('melee', { target: target(args['target'] ?? 0) });
    case 'pick-up':
      return t('pick', { what: thingName(args['thing'] ?? 0, table) });
    case 'trade':
      return t('trade', { name: table.players[args['player'] ?? -1]?.name ?? '' });
    case 'craft':
      return t('craft', { what: thingName(args['item'] ?? 0, table) });
    case 'activate':
      return t('activate', { what: said(box.quests[args['quest'] ?? 0]?.name) });
    case 'play':
      return named(cardName(args['card'] ?? UNKNOWN));
    case 'use':
      return named(thingName(args['item'] ?? 0, table));
    case 'room':
      return capital(effect) || said(box.rooms[args['room'] ?? 0]?.name);
    case 'quest':
      return named(said(box.quests[args['quest'] ?? 0]?.name));
    default:
      return capital(t(verb as 'drop' | 'speak' | 'pass'));
  }
}

/** What a card, an item or a room does; '' for what is printed on it. */
function modeWords(table: Table, mode: number): string {
  const { kind, value } = meant({ kind: 'mode', value: mode });
  switch (kind) {
    case 'slot':
      return placeName(table, value);
    case 'corridor':
      return corridorName(value).toLocaleLowerCase();
    case 'target':
      return nightmareName(value >> 4);
    case 'player':
      return table.players[value]?.name ?? '';
    case 'thing':
      return thingName(value, table);
    case 'wound':
      return said(box.wounds[value]?.name);
    case 'pod':
      return t('pod', { n: value });
    case 'letter':
      return 'ABCD'[value] ?? '';
    case 'colour':
      return t(`colours-${(['yellow', 'green', 'red'] as const)[value] ?? 'none'}`);
    case 'which':
      return t('weak-from', { n: value });
    default:
      return value ? said(box.effects[value]?.name) : '';
  }
}

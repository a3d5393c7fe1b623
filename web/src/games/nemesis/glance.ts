/** What the page itself needs to know of Nemesis: the counts of the seats, the head of the page, and where options stand in the bar. */
import type { Decision, Language, OptionOut, State } from '../../protocol';
import type { Glance, Shelf } from '../board';
import { meant } from './aim';
import { signOf } from './art';
import { box } from './box';
import { has, nightmareOf, readTable, UNKNOWN, woundsOf, type Table, type View } from './table';
import {
  cardName,
  characterName,
  corridorName,
  fill,
  nightmareName,
  placeName,
  said,
  thingName,
  upper,
  WORDS,
} from './words';

/** Cards, madness, wounds, and who is first, has passed or fights. */
export function glance(data: Record<string, unknown>, seat: number, lang: Language): Glance {
  const view = data as unknown as View;
  const words = WORDS[lang];
  const cards = view.hands[seat]?.length ?? 0;
  const madness = view.madness[seat] ?? 0;
  const [light, serious] = [view.light[seat] ?? 0, woundsOf(view.serious[seat] ?? 0).length];
  if (!view.character[seat]) return { candles: null, counts: [] };
  if (view.fate[seat] !== 1) {
    const fate = words.fates[(['dead', 'active', 'asleep', 'away'] as const)[view.fate[seat] ?? 0] ?? 'dead'];
    return {
      candles: null,
      as: characterName(view.character[seat] ?? 0),
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
    as: characterName(view.character[seat] ?? 0),
    flags: flagsOf(view, seat, lang),
    counts: [
      { text: String(cards), label: fill(words.cards, { n: cards }), icon: 'cards' },
      { text: String(madness), label: fill(words.madnessOf, { n: madness }), icon: 'none', art: signOf('g-mad') },
      ...(light || serious ? [woundsAt(light, serious, lang)] : []),
    ],
  };
}

const woundsAt = (light: number, serious: number, lang: Language): Glance['counts'][number] => ({
  text: `${light}·${serious}`,
  label: fill(WORDS[lang].wounds, { light, serious }),
  icon: 'none',
  art: signOf('g-deep'),
});

function flagsOf(view: View, seat: number, lang: Language): NonNullable<Glance['flags']> {
  const words = WORDS[lang];
  const fights = view.monsters.some((monster) => nightmareOf(monster).slot === view.room[seat]);
  return [
    { holds: view.first === seat, label: words.first, art: signOf('g-star') },
    { holds: has(view.passed, seat), label: words.passed, art: signOf('g-stop') },
    { holds: fights, label: words.combat, art: signOf('g-swords'), bad: true },
    { holds: has(view.signals, seat), label: words.signal, art: signOf('g-sig') },
  ].filter((flag) => flag.holds);
}

/** An interruption is a free choice in the turn of another, and nothing is lost by it. */
export function tone(_state: State, decision: Decision): 'choose' | 'danger' {
  return ['LoseCard', 'LoseHope', 'BurnItem', 'RipBandage', 'DropExcess'].includes(decision.step) ? 'danger' : 'choose';
}

export function when(state: State, lang: Language): string {
  const view = state.view as unknown as View | null;
  if (!view || !view.character.some(Boolean)) return '';
  const words = WORDS[lang];
  const acting = view.questions.some(([, step]) => step === 'TakeTurn') && !view.rush;
  return [
    fill(words.roundOf, { n: view.time + 1 }),
    acting ? fill(words.actionOf, { n: Math.min(2, view.actions + 1) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

// === The bar ========================================================================================
type Group = keyof (typeof WORDS)['en']['groups'];
const GROUPS: Record<string, [Group, string]> = {
  move: ['move', 'g-step'], careful: ['careful', 'g-hush'], shoot: ['fight', 'g-swords'], melee: ['fight', 'g-swords'], 'pick-up': ['things', 'g-stop'], trade: ['things', 'g-stop'],
  craft: ['things', 'g-stop'], activate: ['things', 'g-stop'], play: ['cards', 'g-cards'], use: ['items', 'g-med'], room: ['room', 'g-room'], quest: ['quests', 'g-star'],
  drop: ['other', 'g-talk'], speak: ['other', 'g-talk'], pass: ['other', 'g-talk'],
}; // prettier-ignore

/** Only a turn has so many kinds of actions that they need headings. */
export function shelf(state: State, decision: Decision, option: OptionOut, lang: Language): Shelf | null {
  const found = GROUPS[option.verb];
  if (decision.step !== 'TakeTurn' || !found || !state.view) return null;
  const table = tableOf(state);
  const words = WORDS[lang];
  const combat = option.verb === 'move' && (table.rooms[table.me?.slot ?? 0]?.nightmares.length ?? 0) > 0;
  const heading = combat ? words.escape : words.groups[found[0]];
  return {
    heading,
    sign: signOf(found[1]),
    words: wordsOf(table, option, lang),
    cost: option.preview?.cost ?? 0,
    ...noteOf(option, lang),
  };
}

let last: { view: unknown; table: Table } | null = null;
/** Read once for all options of one state. */
function tableOf(state: State): Table {
  if (last?.view !== state.view) last = { view: state.view, table: readTable(state, null) };
  return last.table;
}

/** How likely an encounter is, or that somebody waits there. */
function noteOf({ preview }: OptionOut, lang: Language): { note?: string; bad?: boolean } {
  const risk = preview?.risk;
  if (!risk) return {};
  return risk.kind === 'combat' ? { note: WORDS[lang].combat, bad: true } : { note: `${risk.chance ?? 0}/${risk.of}` };
}

function wordsOf(table: Table, { verb, args }: OptionOut, lang: Language): string {
  const words = WORDS[lang];
  const target = (value: number): string => nightmareName(value >> 4) || words.eggs;
  const effect = modeWords(table, args['mode'] ?? 0, lang);
  const named = (name: string): string => (effect ? `${name}: ${effect}` : name);
  switch (verb) {
    case 'move':
    case 'careful':
      return placeName(table, args['slot'] ?? 0, lang);
    case 'shoot':
      return fill(words.shoot, {
        item: thingName(args['item'] ?? 0, table, lang),
        target: target(args['target'] ?? 0),
      });
    case 'melee':
      return fill(words.melee, { target: target(args['target'] ?? 0) });
    case 'pick-up':
      return fill(words.pick, { what: thingName(args['thing'] ?? 0, table, lang) });
    case 'trade':
      return fill(words.trade, { name: table.players[args['player'] ?? -1]?.name ?? '' });
    case 'craft':
      return fill(words.craft, { what: thingName(args['item'] ?? 0, table, lang) });
    case 'activate':
      return fill(words.activate, { what: said(box.quests[args['quest'] ?? 0]?.name) });
    case 'play':
      return named(cardName(args['card'] ?? UNKNOWN, lang));
    case 'use':
      return named(thingName(args['item'] ?? 0, table, lang));
    case 'room':
      return upper(effect) || said(box.rooms[args['room'] ?? 0]?.name);
    case 'quest':
      return named(said(box.quests[args['quest'] ?? 0]?.name));
    default:
      return upper(words[verb as 'drop' | 'speak' | 'pass']);
  }
}

/** What a card, an item or a room does; '' for what is printed on it. */
function modeWords(table: Table, mode: number, lang: Language): string {
  const words = WORDS[lang];
  const { kind, value } = meant({ kind: 'mode', value: mode });
  switch (kind) {
    case 'slot':
      return placeName(table, value, lang);
    case 'corridor':
      return corridorName(value, lang).toLocaleLowerCase();
    case 'target':
      return nightmareName(value >> 4);
    case 'player':
      return table.players[value]?.name ?? '';
    case 'thing':
      return thingName(value, table, lang);
    case 'wound':
      return said(box.wounds[value]?.name);
    case 'pod':
      return fill(words.pod, { n: value });
    case 'letter':
      return 'ABCD'[value] ?? '';
    case 'colour':
      return words.colours[(['yellow', 'green', 'red'] as const)[value] ?? 'none'];
    case 'which':
      return words.weakFrom[value] ?? '';
    default:
      return value ? said(box.effects[value]?.name) : '';
  }
}

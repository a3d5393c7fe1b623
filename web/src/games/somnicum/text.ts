/** Somnicum's words on the board, and the names of its cards in the viewer's language (from its box). */
import type { Language } from '../../protocol';
import { plural } from '../../text/plural';
import { box } from './box';
import { backOf, particleOf } from './dream';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

interface Words {
  table: string;
  ring: string;
  yourDream: string;
  dreamOf: string;
  others: string;
  emptyDream: string;
  look: string;
  back: string;
  round: string;
  cardsLeft: Forms;
  endsAt: string;
  lastTurn: string;
  roundEnds: string;
  mayEnd: string;
  mustEnd: string;
  bag: string;
  deck: string;
  encounters: string;
  discarded: string;
  taken: string;
  takenBy: string;
  first: string;
  sand: string;
  onlyYou: string;
  noSand: string;
  noEncounters: string;
  inPlay: string;
  permanent: string;
  keepOne: string;
  ifNow: string;
  score: string;
  withoutGoal: string;
  level: string;
  place: string;
  joined: string;
  gap: string;
  alone: string;
  gapOf: string;
  gapEmpty: string;
  hole: string;
  cutOff: string;
  laid: string;
  stars: Forms;
  nightmares: Forms;
  meets: string;
  token: string;
  unknownToken: string;
  steps: Forms;
  free: string;
  brings: Forms;
  costs: Forms;
  earns: string;
  black: string;
  white: string;
  stands: string;
  standsIn: string;
  before: string;
  outOfReach: string;
  option: string;
  cards: Forms;
  gaps: Forms;
  tokens: Forms;
  kept: Forms;
  backs: string;
  lines: string[];
}

const en: Words = {
  table: 'Table',
  ring: 'Ring of dream cards',
  yourDream: 'Your dream',
  dreamOf: 'Dream of {name}',
  others: 'Others',
  emptyDream: 'no cards yet',
  look: 'Show large',
  back: 'Back to your dream',
  round: 'Round {n} of 3',
  cardsLeft: { one: 'card left', other: 'cards left' },
  endsAt: 'ends at {n}',
  lastTurn: 'last turns',
  roundEnds: 'The round ends after this turn.',
  mayEnd: 'a blank back ends the round',
  mustEnd: 'ends the round',
  bag: 'Bag',
  deck: 'Deck',
  encounters: 'Encounters',
  discarded: 'Discarded',
  taken: 'taken',
  takenBy: 'Taken by {name}',
  first: 'goes first in this round',
  sand: 'Your sand',
  onlyYou: '{n}, faces only you see',
  noSand: 'You have no sand.',
  noEncounters: 'none yet',
  inPlay: 'in play',
  permanent: 'permanent',
  keepOne: 'Keep one',
  ifNow: 'If it ended now',
  score: 'Score',
  withoutGoal: '+ goal',
  level: 'level {n}',
  place: 'Place on level {n}',
  joined: 'joined',
  gap: 'gap',
  alone: 'new row',
  gapOf: 'gap, token with {back} back',
  gapEmpty: 'gap without a token',
  hole: 'empty place',
  cutOff: 'cut off',
  laid: 'with token {particle}',
  stars: { one: '{n} star', other: '{n} stars' },
  nightmares: { one: 'minus {n}', other: 'minus {n}' },
  meets: 'encounter',
  token: '{particle}, {back} back',
  unknownToken: 'token with {back} back',
  steps: { one: '{n} step', other: '{n} steps' },
  free: 'free',
  brings: { one: 'brings {n} token', other: 'brings {n} tokens' },
  costs: { one: 'costs {n} token', other: 'costs {n} tokens' },
  earns: 'would earn {n}',
  black: 'Black pendulum',
  white: 'White pendulum',
  stands: 'before card {n}',
  standsIn: 'in the hole {n}',
  before: 'Before card {n}',
  outOfReach: 'out of reach',
  option: 'option {n}',
  cards: { one: '{n} card', other: '{n} cards' },
  gaps: { one: '{n} gap', other: '{n} gaps' },
  tokens: { one: '{n} token', other: '{n} tokens' },
  kept: { one: '{n} encounter', other: '{n} encounters' },
  backs: '{sand} sand, {blank} blank backs',
  lines: ['Level 1', 'Level 2', 'Level 3', 'Cut off', 'Encounters', 'Goal', 'Nightmares', 'Beetle', 'Quilt', 'Shell'],
};

const ru: Words = {
  table: 'Стол',
  ring: 'Круг карт сна',
  yourDream: 'Ваше сновидение',
  dreamOf: 'Сновидение: {name}',
  others: 'Другие',
  emptyDream: 'карт пока нет',
  look: 'Показать крупно',
  back: 'К своему сновидению',
  round: 'Раунд {n} из 3',
  cardsLeft: { one: 'карта осталась', few: 'карты осталось', many: 'карт осталось', other: 'карты осталось' },
  endsAt: 'конец при {n}',
  lastTurn: 'последние ходы',
  roundEnds: 'После этого хода раунд закончится.',
  mayEnd: 'пустой оборот закончит раунд',
  mustEnd: 'закончит раунд',
  bag: 'Мешок',
  deck: 'Колода',
  encounters: 'Встречи',
  discarded: 'Сброшено',
  taken: 'взята',
  takenBy: 'Забирает {name}',
  first: 'ходит первым в этом раунде',
  sand: 'Ваш песок',
  onlyYou: '{n}, их видите только вы',
  noSand: 'Песка нет.',
  noEncounters: 'пока нет',
  inPlay: 'в игре',
  permanent: 'постоянная',
  keepOne: 'Оставьте одну',
  ifNow: 'Если бы игра кончилась сейчас',
  score: 'Очки',
  withoutGoal: '+ цель',
  level: 'уровень {n}',
  place: 'Место на уровне {n}',
  joined: 'соединены',
  gap: 'разрыв',
  alone: 'новый ряд',
  gapOf: 'разрыв, жетон, оборот: {back}',
  gapEmpty: 'разрыв без жетона',
  hole: 'пустое место',
  cutOff: 'отрезана',
  laid: 'с жетоном: {particle}',
  stars: { one: '{n} звезда', few: '{n} звезды', many: '{n} звёзд', other: '{n} звезды' },
  nightmares: { other: 'минус {n}' },
  meets: 'встреча',
  token: '{particle}, оборот: {back}',
  unknownToken: 'жетон, оборот: {back}',
  steps: { one: '{n} шаг', few: '{n} шага', many: '{n} шагов', other: '{n} шага' },
  free: 'бесплатно',
  brings: {
    one: 'приносит {n} жетон',
    few: 'приносит {n} жетона',
    many: 'приносит {n} жетонов',
    other: 'приносит {n} жетона',
  },
  costs: { one: 'стоит {n} жетон', few: 'стоит {n} жетона', many: 'стоит {n} жетонов', other: 'стоит {n} жетона' },
  earns: 'принесёт {n}',
  black: 'Чёрный маховик',
  white: 'Белый маховик',
  stands: 'перед картой {n}',
  standsIn: 'на месте {n}',
  before: 'Перед картой {n}',
  outOfReach: 'не дойти',
  option: 'вариант {n}',
  cards: { one: '{n} карта', few: '{n} карты', many: '{n} карт', other: '{n} карты' },
  gaps: { one: '{n} разрыв', few: '{n} разрыва', many: '{n} разрывов', other: '{n} разрыва' },
  tokens: { one: '{n} жетон', few: '{n} жетона', many: '{n} жетонов', other: '{n} жетона' },
  kept: { one: '{n} встреча', few: '{n} встречи', many: '{n} встреч', other: '{n} встречи' },
  backs: 'обороты: песок {sand}, пустых {blank}',
  lines: ['Уровень 1', 'Уровень 2', 'Уровень 3', 'Отрезаны', 'Встречи', 'Цель', 'Кошмары', 'Жук', 'Одеяло', 'Раковина'],
};

const pl: Words = {
  table: 'Stół',
  ring: 'Krąg kart snu',
  yourDream: 'Twój sen',
  dreamOf: 'Sen: {name}',
  others: 'Inni',
  emptyDream: 'nie ma jeszcze kart',
  look: 'Pokaż duży',
  back: 'Wróć do swojego snu',
  round: 'Runda {n} z 3',
  cardsLeft: { one: 'karta została', few: 'karty zostały', many: 'kart zostało', other: 'karty zostało' },
  endsAt: 'koniec przy {n}',
  lastTurn: 'ostatnie tury',
  roundEnds: 'Po tej turze runda się skończy.',
  mayEnd: 'pusty rewers kończy rundę',
  mustEnd: 'kończy rundę',
  bag: 'Worek',
  deck: 'Talia',
  encounters: 'Spotkania',
  discarded: 'Odrzucone',
  taken: 'wzięta',
  takenBy: 'Zabiera {name}',
  first: 'zaczyna tę rundę',
  sand: 'Twój piasek',
  onlyYou: '{n}, awersy widzisz tylko ty',
  noSand: 'Nie masz piasku.',
  noEncounters: 'jeszcze brak',
  inPlay: 'w grze',
  permanent: 'stała',
  keepOne: 'Zatrzymaj jedno',
  ifNow: 'Gdyby gra skończyła się teraz',
  score: 'Punkty',
  withoutGoal: '+ cel',
  level: 'poziom {n}',
  place: 'Miejsce na poziomie {n}',
  joined: 'połączone',
  gap: 'przerwa',
  alone: 'nowy rząd',
  gapOf: 'przerwa, żeton, rewers: {back}',
  gapEmpty: 'przerwa bez żetonu',
  hole: 'puste miejsce',
  cutOff: 'odcięta',
  laid: 'z żetonem: {particle}',
  stars: { one: '{n} gwiazdka', few: '{n} gwiazdki', many: '{n} gwiazdek', other: '{n} gwiazdki' },
  nightmares: { other: 'minus {n}' },
  meets: 'spotkanie',
  token: '{particle}, rewers: {back}',
  unknownToken: 'żeton, rewers: {back}',
  steps: { one: '{n} krok', few: '{n} kroki', many: '{n} kroków', other: '{n} kroku' },
  free: 'za darmo',
  brings: { one: 'daje {n} żeton', few: 'daje {n} żetony', many: 'daje {n} żetonów', other: 'daje {n} żetonu' },
  costs: {
    one: 'kosztuje {n} żeton',
    few: 'kosztuje {n} żetony',
    many: 'kosztuje {n} żetonów',
    other: 'kosztuje {n} żetonu',
  },
  earns: 'da {n}',
  black: 'Czarne wahadło',
  white: 'Białe wahadło',
  stands: 'przed kartą {n}',
  standsIn: 'w miejscu {n}',
  before: 'Przed kartą {n}',
  outOfReach: 'poza zasięgiem',
  option: 'opcja {n}',
  cards: { one: '{n} karta', few: '{n} karty', many: '{n} kart', other: '{n} karty' },
  gaps: { one: '{n} przerwa', few: '{n} przerwy', many: '{n} przerw', other: '{n} przerwy' },
  tokens: { one: '{n} żeton', few: '{n} żetony', many: '{n} żetonów', other: '{n} żetonu' },
  kept: { one: '{n} spotkanie', few: '{n} spotkania', many: '{n} spotkań', other: '{n} spotkania' },
  backs: 'rewersy: piasek {sand}, puste {blank}',
  lines: ['Poziom 1', 'Poziom 2', 'Poziom 3', 'Odcięte', 'Spotkania', 'Cel', 'Koszmary', 'Żuk', 'Kołdra', 'Muszla'],
};

export const WORDS: Record<Language, Words> = { en, ru, pl };

export function fill(text: string, words: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in words ? String(words[name]) : whole));
}

type Counted = {
  [K in keyof Words]: Words[K] extends Forms ? (Words[K] extends string[] ? never : K) : never;
}[keyof Words];

export function count(lang: Language, what: Counted, n: number): string {
  const forms = WORDS[lang][what] as Forms;
  return fill(forms[plural(lang, Math.abs(n))] ?? forms.other ?? '', { n });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** With a real minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

// --- names ---------------------------------------------------------------------------------------------
export const particleName = (particle: number): string => box.particles[particle]?.name ?? '';
export const themeName = (theme: string): string => box.themes[theme] ?? '';
export const backName = (back: number): string => box.backs[back] ?? '';
export const pendulumName = (pendulum: number): string => box.pendulums[pendulum] ?? '';
export const encounterName = (encounter: number): string => box.encounters[encounter]?.name ?? '';
export const encounterAbout = (encounter: number): string => box.encounters[encounter]?.about ?? '';
export const goalName = (goal: number): string => box.goals[goal]?.name || (box.goals[goal]?.id ?? '');
export const lineName = (line: number): string => box.lines[line] ?? '';

/** "Octopus, Whale", or a nightmare's own name. */
export function cardName(card: number): string {
  const found = box.cards[card];
  return found?.name || (found?.particles ?? []).map((particle) => particleName(particle)).join(', ');
}

/** Everything printed on a card, for those who do not see it. */
export function fullCard(card: number, lang: Language): string {
  const found = box.cards[card];
  if (!found) return '';
  const { theme, particles, stars, nightmares, meets, name } = found;
  return [
    ...(name ? [name] : []),
    themeName(theme),
    ...particles.map((particle) => particleName(particle)),
    ...(stars ? [count(lang, 'stars', stars)] : []),
    ...(nightmares ? [count(lang, 'nightmares', nightmares)] : []),
    ...(meets ? [WORDS[lang].meets] : []),
  ].join(', ');
}

export function tokenName(token: number, lang: Language): string {
  const back = backName(backOf(token));
  const particle = particleName(particleOf(token));
  return particle ? fill(WORDS[lang].token, { particle, back }) : fill(WORDS[lang].unknownToken, { back });
}

/** What a move costs or brings. */
export function priceName(grains: number, lang: Language): string {
  if (!grains) return WORDS[lang].free;
  return grains > 0 ? count(lang, 'brings', grains) : count(lang, 'costs', -grains);
}

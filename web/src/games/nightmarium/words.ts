/** Nightmarium's words on the board. Names and sentences of cards are those of the game's own texts; a test compares them. */
import type { Ability, Legion, Part } from '../../art/table';
import type { Language } from '../../protocol';
import { plural } from '../../text/plural';

interface Words {
  legion: Record<Legion, string>;
  /** In the plural, as in "only Necronauts". */
  legions: Record<Legion, string>;
  ability: Record<Ability, string>;
  about: Record<Ability, string>;
  part: Record<Part, string>;
  anyPart: string;
  noAbility: string;
  table: string;
  deck: string;
  discards: string;
  discardsShort: string;
  lookThrough: string;
  close: string;
  empty: string;
  creature: string;
  yourCreatures: string;
  yourHand: string;
  handOf: string;
  noHand: string;
  complete: string;
  incomplete: string;
  pure: string;
  acting: string;
  without: Record<Part, string>;
  place: string;
  nobodyYet: string;
  revealed: string;
  wouldTake: string;
  wouldDiscard: string;
  wouldDiscardAll: string;
  wouldPlace: string;
  wouldPlaceAs: Record<Part, string>;
  option: string;
  isNew: string;
  bound: string;
  lost: string;
  progress: Record<'done' | 'now' | 'next', string>;
  chain: string;
  abilities: string;
  action: string;
  draw: string;
  exchange: string;
  done: string;
  unknown: string;
  seenByAll: string;
  one: string;
  cards: Partial<Record<Intl.LDMLPluralRule, string>>;
  known: Partial<Record<Intl.LDMLPluralRule, string>>;
  ways: Partial<Record<Intl.LDMLPluralRule, string>>;
}

const en: Words = {
  legion: { necronaut: 'Necronaut', homunculus: 'Homunculus', insektoid: 'Insektoid', chimerida: 'Chimerida' },
  legions: { necronaut: 'Necronauts', homunculus: 'Homunculi', insektoid: 'Insektoids', chimerida: 'Chimeridae' },
  ability: {
    herald: 'Herald',
    weeper: 'Weeper',
    mocker: 'Mocker',
    executioner: 'Executioner',
    scavenger: 'Scavenger',
    devourer: 'Devourer',
  },
  about: {
    herald: 'Reveal the two top cards of the deck, place in front of you those that fit and discard the others.',
    weeper: 'Draw two cards.',
    mocker: 'Play one card of any legion from your hand.',
    executioner: 'Take the top card of another player’s Creature, complete or not, into your hand.',
    scavenger: 'Discard one whole incomplete Creature of another player.',
    devourer: 'Discard the top card of any of your Creatures, complete or not, except this one.',
  },
  part: { legs: 'legs', torso: 'torso', head: 'head' },
  anyPart: 'any part',
  noAbility: 'no ability',
  table: 'Table',
  deck: 'Deck',
  discards: 'Discard pile',
  discardsShort: 'Discard',
  lookThrough: 'Look through the discard pile',
  close: 'Close',
  empty: 'empty',
  creature: '{name} Creature',
  yourCreatures: 'Your creatures',
  yourHand: 'Your hand',
  handOf: 'Hand of {name}',
  noHand: 'You hold no cards.',
  complete: 'complete',
  incomplete: 'incomplete',
  pure: 'pure',
  acting: 'acting',
  without: { legs: 'gone', torso: 'no torso', head: 'no head' },
  place: 'legs first',
  nobodyYet: 'no creatures yet',
  revealed: 'Revealed by Herald',
  wouldTake: 'You would take',
  wouldDiscard: 'You would discard',
  wouldDiscardAll: 'You would discard all of it',
  wouldPlace: 'You would place',
  wouldPlaceAs: {
    legs: 'as legs of the {name}',
    torso: 'as torso of the {name}',
    head: 'as head of the {name}',
  },
  option: 'option {n}',
  isNew: 'new',
  bound: 'Second action: you may play only {legion}.',
  lost: 'lost its {part} to {name}',
  progress: { done: 'performed', now: 'now', next: 'to come' },
  chain: 'Abilities of the {name} Creature',
  abilities: 'Abilities',
  action: 'action {n} of 2',
  draw: 'Draw a card',
  exchange: 'Exchange',
  done: 'Finish',
  unknown: 'unknown card',
  seenByAll: 'Everybody knows these cards',
  one: '{legion} {number}',
  cards: { one: '{n} card', other: '{n} cards' },
  known: { other: '{n} known' },
  ways: { one: '{n} way', other: '{n} ways' },
};

const ru: Words = {
  legion: { necronaut: 'некромункул', homunculus: 'людовище', insektoid: 'констрикт', chimerida: 'химерид' },
  legions: { necronaut: 'некромункулов', homunculus: 'людовищ', insektoid: 'констриктов', chimerida: 'химеридов' },
  ability: {
    herald: 'Певчий',
    weeper: 'Плакальщик',
    mocker: 'Пересмешник',
    executioner: 'Палач',
    scavenger: 'Падальщик',
    devourer: 'Пожиратель',
  },
  about: {
    herald: 'Откройте две верхние карты колоды, подходящие выложите перед собой, остальные сбросьте.',
    weeper: 'Возьмите из колоды две карты.',
    mocker: 'Выложите с руки одну карту любого легиона.',
    executioner: 'Возьмите на руку верхнюю карту Существа другого игрока, завершённого или нет.',
    scavenger: 'Сбросьте целиком одно незавершённое Существо другого игрока.',
    devourer: 'Сбросьте верхнюю карту любого своего Существа, завершённого или нет, кроме этого.',
  },
  part: { legs: 'ноги', torso: 'туловище', head: 'голова' },
  anyPart: 'любая часть',
  noAbility: 'без способности',
  table: 'Стол',
  deck: 'Колода',
  discards: 'Сброс',
  discardsShort: 'Сброс',
  lookThrough: 'Просмотреть сброс',
  close: 'Закрыть',
  empty: 'пусто',
  creature: '{name} Существо',
  yourCreatures: 'Ваши существа',
  yourHand: 'Ваша рука',
  handOf: 'Рука: {name}',
  noHand: 'На руке нет карт.',
  complete: 'завершено',
  incomplete: 'не завершено',
  pure: 'чистое',
  acting: 'действует',
  without: { legs: 'исчезло', torso: 'без туловища', head: 'без головы' },
  place: 'сначала ноги',
  nobodyYet: 'существ пока нет',
  revealed: 'Открыто Певчим',
  wouldTake: 'Вы заберёте',
  wouldDiscard: 'Вы сбросите',
  wouldDiscardAll: 'Вы сбросите целиком',
  wouldPlace: 'Вы выложите',
  wouldPlaceAs: {
    legs: 'как ноги: {name} Существо',
    torso: 'как туловище: {name} Существо',
    head: 'как голову: {name} Существо',
  },
  option: 'вариант {n}',
  isNew: 'новая',
  bound: 'Второе действие: выложить можно только {legion}.',
  lost: 'потеряло часть ({part}) из-за игрока {name}',
  progress: { done: 'выполнено', now: 'сейчас', next: 'впереди' },
  chain: 'Способности: {name} Существо',
  abilities: 'Способности',
  action: 'действие {n} из 2',
  draw: 'Взять карту',
  exchange: 'Обмен',
  done: 'Закончить',
  unknown: 'неизвестная карта',
  seenByAll: 'Эти карты известны всем',
  one: '{legion} {number}',
  cards: { one: '{n} карта', few: '{n} карты', many: '{n} карт', other: '{n} карты' },
  known: { one: '{n} известна', few: '{n} известны', many: '{n} известно', other: '{n} известно' },
  ways: { one: '{n} способ', few: '{n} способа', many: '{n} способов', other: '{n} способа' },
};

const pl: Words = {
  legion: { necronaut: 'nekronauta', homunculus: 'homunkulus', insektoid: 'insektoid', chimerida: 'chimeryda' },
  legions: { necronaut: 'nekronautów', homunculus: 'homunkulusy', insektoid: 'insektoidy', chimerida: 'chimerydy' },
  ability: {
    herald: 'Zwiastun',
    weeper: 'Płaczka',
    mocker: 'Przedrzeźniacz',
    executioner: 'Kat',
    scavenger: 'Padlinożerca',
    devourer: 'Pożeracz',
  },
  about: {
    herald: 'Odkryj dwie wierzchnie karty talii, pasujące wyłóż przed sobą, a pozostałe odrzuć.',
    weeper: 'Dobierz dwie karty.',
    mocker: 'Wyłóż z ręki jedną kartę dowolnego legionu.',
    executioner: 'Weź na rękę górną kartę Stwora innego gracza, ukończonego lub nie.',
    scavenger: 'Odrzuć w całości jednego nieukończonego Stwora innego gracza.',
    devourer: 'Odrzuć górną kartę dowolnego swojego Stwora, ukończonego lub nie, oprócz tego.',
  },
  part: { legs: 'nogi', torso: 'tułów', head: 'głowa' },
  anyPart: 'dowolna część',
  noAbility: 'bez zdolności',
  table: 'Stół',
  deck: 'Talia',
  discards: 'Karty odrzucone',
  discardsShort: 'Odrzucone',
  lookThrough: 'Przejrzyj karty odrzucone',
  close: 'Zamknij',
  empty: 'pusto',
  creature: '{name} Stwór',
  yourCreatures: 'Twoje stwory',
  yourHand: 'Twoja ręka',
  handOf: 'Ręka: {name}',
  noHand: 'Nie masz kart na ręce.',
  complete: 'ukończony',
  incomplete: 'nieukończony',
  pure: 'czysty',
  acting: 'działa',
  without: { legs: 'zniknął', torso: 'bez tułowia', head: 'bez głowy' },
  place: 'najpierw nogi',
  nobodyYet: 'nie ma jeszcze stworów',
  revealed: 'Odkryte przez Zwiastuna',
  wouldTake: 'Weźmiesz',
  wouldDiscard: 'Odrzucisz',
  wouldDiscardAll: 'Odrzucisz w całości',
  wouldPlace: 'Wyłożysz',
  wouldPlaceAs: {
    legs: 'jako nogi: {name} Stwór',
    torso: 'jako tułów: {name} Stwór',
    head: 'jako głowę: {name} Stwór',
  },
  option: 'opcja {n}',
  isNew: 'nowa',
  bound: 'Druga akcja: możesz wyłożyć tylko {legion}.',
  lost: 'stracił część ({part}) przez gracza {name}',
  progress: { done: 'wykonana', now: 'teraz', next: 'potem' },
  chain: 'Zdolności: {name} Stwór',
  abilities: 'Zdolności',
  action: 'akcja {n} z 2',
  draw: 'Dobierz kartę',
  exchange: 'Wymień',
  done: 'Zakończ',
  unknown: 'nieznana karta',
  seenByAll: 'Te karty znają wszyscy',
  one: '{legion} {number}',
  cards: { one: '{n} karta', few: '{n} karty', many: '{n} kart', other: '{n} karty' },
  known: { one: '{n} znana', few: '{n} znane', many: '{n} znanych', other: '{n} znane' },
  ways: { one: '{n} sposób', few: '{n} sposoby', many: '{n} sposobów', other: '{n} sposobu' },
};

export const WORDS: Record<Language, Words> = { en, ru, pl };

export function fill(text: string, words: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in words ? String(words[name]) : whole));
}

export function count(lang: Language, what: 'cards' | 'known' | 'ways', n: number): string {
  const forms = WORDS[lang][what];
  return fill(forms[plural(lang, n)] ?? forms.other ?? '', { n });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

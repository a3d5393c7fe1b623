/** What the board itself says, in three languages. Names of components and what they do come from the game's box. */
import type { Language } from '../../protocol';
import { box } from './box';
import {
  BLUE_CORPSE,
  CARCASS,
  CONTAMINATION,
  CORPSE,
  EGG,
  SCANNED_CLEAN,
  SCANNED_INFECTED,
  TECHNICAL,
  type Room,
  type Table,
} from './table';

const EN = {
  ship: 'The ship', status: 'Status', closer: 'Closer', farther: 'Farther', whole: 'Whole ship', me: 'Find me', small: 'Small map',
  room: 'Room {n}', unexplored: 'unexplored', set: 'set {n}', option: 'option {n}', here: 'you are here', combat: 'combat', fire: 'fire', broken: 'malfunction', airlock: 'airlock sealed',
  items: 'items left: {n}', noSearch: 'no search here', computer: 'computer', ducts: 'technical corridors', sleepOpen: 'sleep is open', sleepAt: 'sleep opens at {n}',
  noise: 'noise', quiet: 'quiet', corridor: 'Corridor {a} to {b}', numbers: 'numbers {n}', door: { open: 'door open', closed: 'door closed', destroyed: 'door destroyed' },
  time: 'Time', fuse: 'Self-destruct', off: 'off', jump: 'jump', left: '{n} rounds to the jump', sleepNow: 'sleep is open', sleepIn: 'sleep opens in {n}', boom: 'explosion', fuseAt: '{n} to the explosion',
  fires: 'fire markers: {n} of {of}; one more ends the game', faults: 'malfunctions: {n} of {of}; one more ends the game',
  destination: 'Destination', onlyYou: 'only you', onlyYouKnow: 'only you know', unknown: 'unknown', notSeen: 'not seen', works: 'works', dead: 'broken', engine: 'Engine {n}', engines: 'Engines',
  saw: 'looked: {names}', nobodySaw: 'nobody looked', nightmares: 'Nightmares', bag: 'Bag', bagOf: 'blank {blank}, madness {mad}, nightmares {mares}', eggs: 'Eggs', lairs: 'Lairs destroyed', weaknesses: 'Weaknesses',
  weakFrom: ['a mad character', 'an egg', 'a carcass'], pods: 'Pods', pod: 'Pod {n}', section: 'section {n}', seatsFree: 'free seats: {n}', podStates: { none: 'gone', locked: 'locked', unlocked: 'open', launched: 'launched', ejected: 'ejected' },
  crew: 'Crew', claims: 'Said', says: '{name}: {what}', claimEngine: 'engine {n} {state}', claimCourse: '{letter} is {planet}', claimRoom: 'room {n} is the {room}', claimToken: 'token of room {n}: {token}', claimGoal: 'my objective is {goal}', claimHealth: ['I am clean', 'I am infected'],
  fates: { dead: 'dead', active: '', asleep: 'asleep', away: 'left in a pod' }, passed: 'passed', first: 'first player', signal: 'signal sent', inPod: 'in pod {n}', in: 'in {room}',
  hand: 'Hand', cards: 'cards: {n}', madness: 'Madness', madnessOf: 'madness {n} of 5', brings: 'brings: {what}', light: 'Light', serious: 'Serious', dressed: 'dressed', wounds: 'light wounds {light} of 2, serious {serious} of 3',
  ammoLeft: 'ammo {n}', alarm: 'SELF-DESTRUCT: {n}', sleepBroken: 'malfunction: no sleep',
  hands: 'Hands', backpack: 'Backpack', empty: 'empty', ammo: 'ammo {n} of {of}', objective: 'Objective', objectives: 'Objectives', orElse: 'one of the two', dropped: 'set aside', quests: 'Quest items', questStates: { closed: 'not active', active: 'active', spent: 'used' },
  needsRoom: 'be in: {what}', needsItem: 'discard: {what}', deck: 'deck {n}', discard: 'discards {n}', contamination: 'Contamination', clean: 'Clean', infected: 'INFECTED', contaminationAbout: 'Pays for nothing. Not scanned.', cleanAbout: 'Scanned: clean. Pays for nothing.', infectedAbout: 'Scanned: infected. Pays for nothing.',
  moments: { any: 'any time', in: 'in combat', out: 'out of combat', reaction: 'reaction' }, roomAction: 'Room action', passive: 'no action', brokenAbout: 'Malfunction: no room action and no computer. Searching still works.', fireAbout: 'Fire: a light wound at the end of your turn here.',
  tokenUnder: 'Exploration token', faceDown: 'face down', youSaw: 'You saw: {what}.', enter: 'Enter', injuries: 'injuries {n}', lies: 'lies in {room}', noCost: 'free', cost: 'cards: {n}',
  window: 'Interruption?', windowAbout: '{name}: {deed}.', windowRule: 'Everybody in the room who might hold the card is asked; nobody learns who does.', asked: 'asked: {names}',
  deeds: { Move: 'goes to {slot}', Shoot: 'shoots', Melee: 'fights hand to hand', PickUp: 'picks something up', Trade: 'trades', Craft: 'crafts {item}', ActivateDeed: 'activates {quest}', CardDeed: 'plays {card}', ItemDeed: 'uses {item}', RoomDeed: 'uses {room}', QuestDeed: 'uses {quest}', PanicEffect: 'panics: {panic}' },
  acts: 'acts', table: 'On the table', found: 'Found', gives: '{name} offers', back: { yellow: 'yellow back', green: 'green back', red: 'red back', crafted: 'crafted', own: 'own', quest: 'quest' },
  colours: { yellow: 'yellow, technical', green: 'green, medical', red: 'red, military', white: 'white, any deck', none: '' }, things: ['blue corpse', 'carcass', 'egg'], corpse: 'corpse of {name}', event: 'Top event', close: 'Close', roundOf: 'Round {n} of 15', actionOf: 'action {n} of 2', solo: 'solo', pending: 'choosing a character',
}; // prettier-ignore
export type Words = typeof EN;

const RU: Words = {
  ship: 'Корабль', status: 'Состояние', closer: 'Ближе', farther: 'Дальше', whole: 'Весь корабль', me: 'Где я', small: 'Малая карта',
  room: 'Отсек {n}', unexplored: 'не изучен', set: 'набор {n}', option: 'вариант {n}', here: 'вы здесь', combat: 'бой', fire: 'пожар', broken: 'поломка', airlock: 'шлюз закрыт',
  items: 'осталось предметов: {n}', noSearch: 'здесь не ищут', computer: 'компьютер', ducts: 'технические коридоры', sleepOpen: 'сон доступен', sleepAt: 'сон с отметки {n}',
  noise: 'шум', quiet: 'тихо', corridor: 'Коридор {a} – {b}', numbers: 'номера {n}', door: { open: 'дверь открыта', closed: 'дверь закрыта', destroyed: 'дверь уничтожена' },
  time: 'Время', fuse: 'Самоуничтожение', off: 'выкл.', jump: 'прыжок', left: 'до прыжка раундов: {n}', sleepNow: 'сон доступен', sleepIn: 'до сна: {n}', boom: 'взрыв', fuseAt: 'до взрыва: {n}',
  fires: 'пожары: {n} из {of}; ещё один – конец игры', faults: 'поломки: {n} из {of}; ещё одна – конец игры',
  destination: 'Курс', onlyYou: 'только вам', onlyYouKnow: 'знаете только вы', unknown: 'неизвестно', notSeen: 'не смотрели', works: 'исправен', dead: 'повреждён', engine: 'Двигатель {n}', engines: 'Двигатели',
  saw: 'смотрели: {names}', nobodySaw: 'никто не смотрел', nightmares: 'Кошмары', bag: 'Мешок', bagOf: 'пустых {blank}, безумия {mad}, кошмаров {mares}', eggs: 'Яйца', lairs: 'Логов уничтожено', weaknesses: 'Слабости',
  weakFrom: ['безумный персонаж', 'яйцо', 'останки'], pods: 'Капсулы', pod: 'Капсула {n}', section: 'отсек {n}', seatsFree: 'мест: {n}', podStates: { none: 'нет', locked: 'заперта', unlocked: 'открыта', launched: 'стартовала', ejected: 'отстрелена' },
  crew: 'Экипаж', claims: 'Сказано', says: '{name}: {what}', claimEngine: 'двигатель {n} {state}', claimCourse: '{letter} – {planet}', claimRoom: 'отсек {n} – {room}', claimToken: 'жетон отсека {n}: {token}', claimGoal: 'моя цель – {goal}', claimHealth: ['у меня нет инфекции', 'у меня инфекция'],
  fates: { dead: 'нет в живых', active: '', asleep: 'спит', away: 'в капсуле, вне корабля' }, passed: 'пас', first: 'первый игрок', signal: 'сигнал отправлен', inPod: 'в капсуле {n}', in: '{room}',
  hand: 'Рука', cards: 'карт: {n}', madness: 'Безумие', madnessOf: 'безумие {n} из 5', brings: 'придёт: {what}', light: 'Лёгкие', serious: 'Тяжёлые', dressed: 'обработана', wounds: 'лёгких ран {light} из 2, тяжёлых {serious} из 3',
  ammoLeft: 'боеприпасов {n}', alarm: 'САМОУНИЧТОЖЕНИЕ: {n}', sleepBroken: 'поломка: сна нет',
  hands: 'Руки', backpack: 'Рюкзак', empty: 'пусто', ammo: 'боеприпасов {n} из {of}', objective: 'Цель', objectives: 'Цели', orElse: 'одна из двух', dropped: 'отложена', quests: 'Личные предметы', questStates: { closed: 'не активен', active: 'активен', spent: 'использован' },
  needsRoom: 'быть в: {what}', needsItem: 'сбросить: {what}', deck: 'колода {n}', discard: 'сброс {n}', contamination: 'Заражение', clean: 'Чистая', infected: 'ИНФЕКЦИЯ', contaminationAbout: 'Платить ею нельзя. Не просканирована.', cleanAbout: 'Просканирована: чистая. Платить ею нельзя.', infectedAbout: 'Просканирована: инфекция. Платить ею нельзя.',
  moments: { any: 'в любое время', in: 'в бою', out: 'вне боя', reaction: 'реакция' }, roomAction: 'Действие отсека', passive: 'без действия', brokenAbout: 'Поломка: ни действия отсека, ни компьютера. Искать можно.', fireAbout: 'Пожар: лёгкая рана в конце вашего хода здесь.',
  tokenUnder: 'Жетон исследования', faceDown: 'лицом вниз', youSaw: 'Вы видели: {what}.', enter: 'Войти', injuries: 'повреждений {n}', lies: '{room}', noCost: 'бесплатно', cost: 'карт: {n}',
  window: 'Помеха?', windowAbout: '{name}: {deed}.', windowRule: 'Спрашивают всех в отсеке, у кого карта могла бы быть; никто не узнает, у кого она.', asked: 'спрошены: {names}',
  deeds: { Move: 'идёт: {slot}', Shoot: 'стреляет', Melee: 'дерётся врукопашную', PickUp: 'что-то поднимает', Trade: 'меняется', Craft: 'мастерит: {item}', ActivateDeed: 'активирует: {quest}', CardDeed: 'играет: {card}', ItemDeed: 'применяет: {item}', RoomDeed: 'использует: {room}', QuestDeed: 'использует: {quest}', PanicEffect: 'паника: {panic}' },
  acts: 'действует', table: 'На столе', found: 'Найдено', gives: '{name} предлагает', back: { yellow: 'жёлтая рубашка', green: 'зелёная рубашка', red: 'красная рубашка', crafted: 'самоделка', own: 'своё', quest: 'личное' },
  colours: { yellow: 'жёлтый, техника', green: 'зелёный, медицина', red: 'красный, оружие', white: 'белый, любая колода', none: '' }, things: ['синее тело', 'останки кошмара', 'яйцо'], corpse: 'тело: {name}', event: 'Верхнее событие', close: 'Закрыть', roundOf: 'Раунд {n} из 15', actionOf: 'действие {n} из 2', solo: 'соло', pending: 'выбор персонажа',
}; // prettier-ignore

const PL: Words = {
  ship: 'Statek', status: 'Stan', closer: 'Bliżej', farther: 'Dalej', whole: 'Cały statek', me: 'Gdzie jestem', small: 'Mała mapa',
  room: 'Pomieszczenie {n}', unexplored: 'niezbadane', set: 'zestaw {n}', option: 'opcja {n}', here: 'tu jesteś', combat: 'walka', fire: 'pożar', broken: 'awaria', airlock: 'śluza zamknięta',
  items: 'zostało przedmiotów: {n}', noSearch: 'tu się nie szuka', computer: 'komputer', ducts: 'korytarze techniczne', sleepOpen: 'sen otwarty', sleepAt: 'sen od pola {n}',
  noise: 'szmer', quiet: 'cicho', corridor: 'Korytarz {a} – {b}', numbers: 'numery {n}', door: { open: 'drzwi otwarte', closed: 'drzwi zamknięte', destroyed: 'drzwi zniszczone' },
  time: 'Czas', fuse: 'Samozniszczenie', off: 'wył.', jump: 'skok', left: 'rund do skoku: {n}', sleepNow: 'sen otwarty', sleepIn: 'do snu: {n}', boom: 'wybuch', fuseAt: 'do wybuchu: {n}',
  fires: 'pożary: {n} z {of}; jeszcze jeden kończy grę', faults: 'awarie: {n} z {of}; jeszcze jedna kończy grę',
  destination: 'Destynacja', onlyYou: 'tylko ty', onlyYouKnow: 'tylko ty wiesz', unknown: 'nieznane', notSeen: 'nie widziano', works: 'sprawny', dead: 'uszkodzony', engine: 'Silnik {n}', engines: 'Silniki',
  saw: 'patrzyli: {names}', nobodySaw: 'nikt nie patrzył', nightmares: 'Koszmary', bag: 'Woreczek', bagOf: 'puste {blank}, szaleństwo {mad}, koszmary {mares}', eggs: 'Jaja', lairs: 'Zniszczone leża', weaknesses: 'Słabości',
  weakFrom: ['szalona postać', 'jajo', 'zwłoki intruza'], pods: 'Kapsuły', pod: 'Kapsuła {n}', section: 'sektor {n}', seatsFree: 'wolnych miejsc: {n}', podStates: { none: 'nie ma', locked: 'zamknięta', unlocked: 'otwarta', launched: 'odpalona', ejected: 'odrzucona' },
  crew: 'Załoga', claims: 'Powiedziano', says: '{name}: {what}', claimEngine: 'silnik {n} {state}', claimCourse: '{letter} to {planet}', claimRoom: 'pomieszczenie {n}: {room}', claimToken: 'żeton pomieszczenia {n}: {token}', claimGoal: 'mój cel to {goal}', claimHealth: ['nie mam zarażenia', 'mam zarażenie'],
  fates: { dead: 'nie żyje', active: '', asleep: 'śpi', away: 'w kapsule poza statkiem' }, passed: 'pas', first: 'pierwszy gracz', signal: 'sygnał wysłany', inPod: 'w kapsule {n}', in: '{room}',
  hand: 'Ręka', cards: 'kart: {n}', madness: 'Szaleństwo', madnessOf: 'szaleństwo {n} z 5', brings: 'zjawi się: {what}', light: 'Powierzchowne', serious: 'Głębokie', dressed: 'opatrzona', wounds: 'ran powierzchownych {light} z 2, głębokich {serious} z 3',
  ammoLeft: 'amunicji {n}', alarm: 'SAMOZNISZCZENIE: {n}', sleepBroken: 'awaria: snu nie ma',
  hands: 'Ręce', backpack: 'Plecak', empty: 'puste', ammo: 'amunicji {n} z {of}', objective: 'Cel', objectives: 'Cele', orElse: 'jeden z dwóch', dropped: 'odłożony', quests: 'Przedmioty osobiste', questStates: { closed: 'nieaktywny', active: 'aktywny', spent: 'zużyty' },
  needsRoom: 'bądź w: {what}', needsItem: 'odrzuć: {what}', deck: 'stos {n}', discard: 'odrzucone {n}', contamination: 'Skażenie', clean: 'Czysta', infected: 'ZARAŻONA', contaminationAbout: 'Nie można nią płacić. Niezeskanowana.', cleanAbout: 'Zeskanowana: czysta. Nie można nią płacić.', infectedAbout: 'Zeskanowana: zarażona. Nie można nią płacić.',
  moments: { any: 'zawsze', in: 'w walce', out: 'poza walką', reaction: 'reakcja' }, roomAction: 'Akcja pomieszczenia', passive: 'bez akcji', brokenAbout: 'Awaria: bez akcji pomieszczenia i komputera. Szukać można.', fireAbout: 'Pożar: powierzchowna rana na koniec twojej tury tutaj.',
  tokenUnder: 'Żeton eksploracji', faceDown: 'zakryty', youSaw: 'Widziane: {what}.', enter: 'Wejdź', injuries: 'obrażeń {n}', lies: '{room}', noCost: 'za darmo', cost: 'kart: {n}',
  window: 'Przeszkodzić?', windowAbout: '{name}: {deed}.', windowRule: 'Pytani są wszyscy w pomieszczeniu, którzy mogliby mieć tę kartę; nikt się nie dowie, kto ją ma.', asked: 'pytani: {names}',
  deeds: { Move: 'idzie do: {slot}', Shoot: 'strzela', Melee: 'walczy wręcz', PickUp: 'coś podnosi', Trade: 'wymienia się', Craft: 'tworzy: {item}', ActivateDeed: 'aktywuje: {quest}', CardDeed: 'zagrywa: {card}', ItemDeed: 'używa: {item}', RoomDeed: 'używa: {room}', QuestDeed: 'używa: {quest}', PanicEffect: 'panikuje: {panic}' },
  acts: 'działa', table: 'Na stole', found: 'Znalezione', gives: '{name} oferuje', back: { yellow: 'żółty rewers', green: 'zielony rewers', red: 'czerwony rewers', crafted: 'samoróbka', own: 'własne', quest: 'osobiste' },
  colours: { yellow: 'żółty, techniczne', green: 'zielony, medyczne', red: 'czerwony, wojskowe', white: 'biały, dowolny stos', none: '' }, things: ['niebieskie ciało', 'zwłoki intruza', 'jajo'], corpse: 'ciało: {name}', event: 'Wierzchnie wydarzenie', close: 'Zamknij', roundOf: 'Runda {n} z 15', actionOf: 'akcja {n} z 2', solo: 'solo', pending: 'wybór postaci',
}; // prettier-ignore

export const WORDS: Record<Language, Words> = { en: EN, ru: RU, pl: PL };
/** What a component is called or does, in the language of the box. */
export const said = (words: string | undefined): string => words ?? '';
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
/** Long words may break in the middle: after a vowel, or between two consonants that follow one. */
export const soft = (text: string): string => text.replace(/[\p{L}]{10,}/gu, (word) => {
  const vowel = (letter: string | undefined): boolean => /[aeiouyąęóаеёиоуыэюя]/i.test(letter ?? '');
  const places = [...word].flatMap((_, at) => {
    if (at < 3 || at > word.length - 3 || !vowel(word[at - 1]) || vowel(word[at])) return [];
    return [vowel(word[at + 1]) || at > word.length - 4 ? at : at + 1];
  });
  const best = places.reduce((a, b) => (Math.abs(b - word.length / 2) < Math.abs(a - word.length / 2) ? b : a), places[0] ?? 0);
  return best ? `${word.slice(0, best)}\u00ad${word.slice(best)}` : word;
}); // prettier-ignore
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const roomName = (room: number): string => said(box.rooms[room]?.name);
/** In fewer letters, where the whole name does not fit on a plate. */
export const briefRoom = (room: number): string => box.rooms[room]?.brief || roomName(room);
export const cardName = (card: number, lang: Language): string => {
  if (card < CONTAMINATION) return said(box.cards[card]?.name);
  const words = WORDS[lang];
  return card === SCANNED_CLEAN ? words.clean : card === SCANNED_INFECTED ? words.infected : words.contamination;
};
export const characterName = (character: number): string => said(box.characters[character]?.name);
export const nightmareName = (kind: number): string => said(box.nightmares[kind]?.name);
export const planetName = (planet: number): string => said(box.planets[planet]?.name);

/** Items, and the objects that are no cards. */
export function thingName(thing: number, table: Table, lang: Language): string {
  const words = WORDS[lang];
  if (thing >= CORPSE) return fill(words.corpse, { name: table.players[thing - CORPSE]?.name ?? '' });
  if (thing === BLUE_CORPSE || thing === CARCASS || thing === EGG) return words.things[thing - BLUE_CORPSE] ?? '';
  return said(box.items[thing]?.name);
}

/** "14 Engine Control", or "Room 5" where nobody has been. */
export function placeName(table: Table, slot: number, lang: Language): string {
  const room = table.rooms[slot];
  return room?.room && (room.explored || fixed(slot))
    ? `${slot} ${briefRoom(room.room)}`
    : fill(WORDS[lang].room, { n: slot });
}
export const fixed = (slot: number): boolean => !['1', '2'].includes(box.slots[slot]?.set ?? '1');

export function corridorName(corridor: number, lang: Language): string {
  const way = box.corridors[corridor];
  if (corridor === TECHNICAL || !way) return upper(WORDS[lang].ducts);
  return fill(WORDS[lang].corridor, { a: way.a, b: way.b });
}

/** Everything about a room in one sentence, for screen readers. */
export function roomLabel(table: Table, room: Room, lang: Language): string {
  const words = WORDS[lang];
  const known = room.explored || fixed(room.slot);
  return [
    fill(words.room, { n: room.slot }), known ? roomName(room.room) : words.unexplored, table.me?.slot === room.slot && !table.over ? words.here : '', room.fire ? words.fire : '',
    room.broken ? words.broken : '', room.airlock ? words.airlock : '', ...room.nightmares.map((one) => `${nightmareName(one.kind)}${one.injuries ? ` (${fill(words.injuries, { n: one.injuries })})` : ''}`),
    ...room.people.map((player) => `${player.name}, ${characterName(player.character)}`), ...room.things.map((thing) => thingName(thing, table, lang)), room.items ? fill(words.items, { n: room.items }) : '',
  ].filter(Boolean).join(', '); // prettier-ignore
}

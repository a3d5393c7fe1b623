/** What things on the table are called, for headings and for screen readers. */
import { capital } from '../../text/capital';
import { box, t } from './box';
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

/** What a component is called or does, in the language of the box. */
export const said = (words: string | undefined): string => words ?? '';
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

export const roomName = (room: number): string => said(box.rooms[room]?.name);
/** In fewer letters, where the whole name does not fit on a plate. */
export const briefRoom = (room: number): string => box.rooms[room]?.brief || roomName(room);
export const cardName = (card: number): string => {
  if (card < CONTAMINATION) return said(box.cards[card]?.name);
  return card === SCANNED_CLEAN ? t('clean') : card === SCANNED_INFECTED ? t('infected') : t('contamination');
};
export const characterName = (character: number): string => said(box.characters[character]?.name);
export const nightmareName = (kind: number): string => said(box.nightmares[kind]?.name);
export const planetName = (planet: number): string => said(box.planets[planet]?.name);

/** Items, and the objects that are no cards. */
export function thingName(thing: number, table: Table): string {
  if (thing >= CORPSE) return t('corpse', { name: table.players[thing - CORPSE]?.name ?? '' });
  if (thing === BLUE_CORPSE || thing === CARCASS || thing === EGG) return t('things', { n: thing - BLUE_CORPSE });
  return said(box.items[thing]?.name);
}

/** "14 Engine Control", or "Room 5" where nobody has been. */
export function placeName(table: Table, slot: number): string {
  const room = table.rooms[slot];
  return room?.room && (room.explored || fixed(slot)) ? `${slot} ${briefRoom(room.room)}` : t('room', { n: slot });
}
export const fixed = (slot: number): boolean => !['1', '2'].includes(box.slots[slot]?.set ?? '1');

export function corridorName(corridor: number): string {
  const way = box.corridors[corridor];
  if (corridor === TECHNICAL || !way) return capital(t('ducts'));
  return t('corridor', { a: way.a, b: way.b });
}

/** Everything about a room in one sentence, for screen readers. */
export function roomLabel(table: Table, room: Room): string {
  const known = room.explored || fixed(room.slot);
  return [
    t('room', { n: room.slot }), known ? roomName(room.room) : t('unexplored'), table.me?.slot === room.slot && !table.over ? t('here') : '', room.fire ? t('fire') : '',
    room.broken ? t('broken') : '', room.airlock ? t('airlock') : '', ...room.nightmares.map((one) => `${nightmareName(one.kind)}${one.injuries ? ` (${t('injuries', { n: one.injuries })})` : ''}`),
    ...room.people.map((player) => `${player.name}, ${characterName(player.character)}`), ...room.things.map((thing) => thingName(thing, table)), room.items ? t('items', { n: room.items }) : '',
  ].filter(Boolean).join(', '); // prettier-ignore
}

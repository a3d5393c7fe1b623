/** Longer sentences about the table: claims, deeds that could be interrupted, where somebody is. */
import type { Language } from '../../protocol';
import { box } from './box';
import { CONTAMINATION, pending, type Claim, type Player, type Table } from './table';
import { cardName, fill, placeName, planetName, roomName, said, thingName, WORDS } from './words';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** What somebody lets the others believe. */
export function claimText({ kind, values }: Claim, lang: Language): string {
  const words = WORDS[lang];
  const [a = 0, b = 0] = values;
  switch (kind) {
    case 'claim-engine':
      return fill(words.claimEngine, { n: a + 1, state: b ? words.works : words.dead });
    case 'claim-course':
      return fill(words.claimCourse, { letter: LETTERS[a] ?? '', planet: planetName(b) });
    case 'claim-room':
      return fill(words.claimRoom, { n: a, room: roomName(b) });
    case 'claim-token':
      return fill(words.claimToken, { n: a, token: said(box.discoveries[b]?.name) });
    case 'claim-goal':
      return fill(words.claimGoal, { goal: said(box.objectives[a]?.name) });
    default:
      return words.claimHealth[a] ?? '';
  }
}

/** The claims about one engine, letter or place. */
export function claimsAbout(table: Table, kinds: string[], value: number): Claim[] {
  return table.claims.filter((claim) => kinds.includes(claim.kind) && claim.values[0] === value);
}

export function whereIs(player: Player, table: Table, lang: Language): string {
  const words = WORDS[lang];
  if (player.fate !== 'active') return words.fates[player.fate];
  return player.pod ? fill(words.inPod, { n: player.pod }) : placeName(table, player.slot, lang);
}

/** Who does what while the others are asked whether they interrupt; null when nobody is. */
export function windowOf(table: Table, lang: Language): { asked: Player[]; text: string } | null {
  const asked = table.view.questions.filter(([, step]) => step === 'React').map(([seat]) => table.players[seat]!);
  if (!asked.length) return null;
  const words = WORDS[lang];
  const deed = pending(table.view);
  const [player = table.view.active, first = 0] = deed?.values ?? [];
  const name = (rows: readonly { name: string }[], value: number): string => said(rows[value]?.name);
  const pattern = deed && deed.step in words.deeds ? words.deeds[deed.step as keyof typeof words.deeds] : words.acts;
  const told = fill(pattern, {
    slot: placeName(table, first, lang), card: first < CONTAMINATION ? cardName(first, lang) : '', item: name(box.items, first), quest: name(box.quests, first), panic: name(box.panics, first),
    room: roomName(table.rooms[first]?.room ?? 0),
  }); // prettier-ignore
  return { asked, text: fill(words.windowAbout, { name: table.players[player]?.name ?? '', deed: told }) };
}

/** What activates a quest item. */
export function questNeeds(quest: number, lang: Language): string {
  const words = WORDS[lang];
  const [kind, what = ''] = (box.quests[quest]?.condition ?? '').split(':');
  if (kind === 'room') return fill(words.needsRoom, { what: roomNamed(what) });
  const names = [...new Set(what.split('|').map((id) => said(box.items.find((item) => item.id === id)?.name)))];
  return fill(words.needsItem, { what: names.join(' / ') });
}
const roomNamed = (id: string): string => said(box.rooms.find((room) => room.id === id)?.name);

const BACKS = ['yellow', 'green', 'red', 'crafted', 'own', 'quest'] as const;

/** What lies on the table in a trade; of an item with its back up only the colour. */
export function offersOf(table: Table, lang: Language): string[] {
  const words = WORDS[lang];
  const lines = new Map<number, string[]>();
  for (const offer of table.view.offers) {
    const packed = offer < 0 ? -1 - offer : offer;
    const held = (packed & 8) !== 0;
    const what =
      offer < 0
        ? words.back[BACKS[packed >> 4] ?? 'own']
        : thingName(held ? (packed >> 4) & 63 : packed >> 9, table, lang);
    lines.set(packed & 7, [...(lines.get(packed & 7) ?? []), what]);
  }
  return [...lines].map(([seat, things]) =>
    fill(words.says, { name: fill(words.gives, { name: table.players[seat]?.name ?? '' }), what: things.join(', ') }),
  );
}

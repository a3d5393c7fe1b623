/** Longer sentences about the table: claims, deeds that could be interrupted, where somebody is. */
import { box, t } from './box';
import { CONTAMINATION, pending, type Claim, type Player, type Table } from './table';
import { cardName, placeName, planetName, roomName, said, thingName } from './names';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** What somebody lets the others believe. */
export function claimText({ kind, values }: Claim): string {
  const [a = 0, b = 0] = values;
  switch (kind) {
    case 'claim-engine':
      return t('claim-engine', { n: a + 1, state: b ? t('works') : t('dead') });
    case 'claim-course':
      return t('claim-course', { letter: LETTERS[a] ?? '', planet: planetName(b) });
    case 'claim-room':
      return t('claim-room', { n: a, room: roomName(b) });
    case 'claim-token':
      return t('claim-token', { n: a, token: said(box.discoveries[b]?.name) });
    case 'claim-goal':
      return t('claim-goal', { goal: said(box.objectives[a]?.name) });
    default:
      return t('claim-health', { n: a });
  }
}

/** The claims about one engine, letter or place. */
export function claimsAbout(table: Table, kinds: string[], value: number): Claim[] {
  return table.claims.filter((claim) => kinds.includes(claim.kind) && claim.values[0] === value);
}

export function whereIs(player: Player, table: Table): string {
  if (player.fate !== 'active') return t(`fates-${player.fate}`);
  return player.pod ? t('in-pod', { n: player.pod }) : placeName(table, player.slot);
}

/** Who does what while the others are asked whether they interrupt; null when nobody is. */
export function windowOf(table: Table): { asked: Player[]; text: string } | null {
  const asked = table.view.questions.filter(([, step]) => step === 'React').map(([seat]) => table.players[seat]!);
  if (!asked.length) return null;
  const deed = pending(table.view);
  const [player = table.view.active, first = 0] = deed?.values ?? [];
  const name = (rows: readonly { name: string }[], value: number): string => said(rows[value]?.name);
  const told = t('deed', {
    step: deed?.step ?? '',
    slot: placeName(table, first), card: first < CONTAMINATION ? cardName(first) : '', item: name(box.items, first), quest: name(box.quests, first), panic: name(box.panics, first),
    room: roomName(table.rooms[first]?.room ?? 0),
  }); // prettier-ignore
  return { asked, text: t('window-about', { name: table.players[player]?.name ?? '', deed: told }) };
}

/** What activates a quest item. */
export function questNeeds(quest: number): string {
  const [kind, what = ''] = (box.quests[quest]?.condition ?? '').split(':');
  if (kind === 'room') return t('needs-room', { what: roomNamed(what) });
  const names = [...new Set(what.split('|').map((id) => said(box.items.find((item) => item.id === id)?.name)))];
  return t('needs-item', { what: names.join(' / ') });
}
const roomNamed = (id: string): string => said(box.rooms.find((room) => room.id === id)?.name);

const BACKS = ['yellow', 'green', 'red', 'crafted', 'own', 'quest'] as const;

/** What lies on the table in a trade; of an item with its back up only the colour. */
export function offersOf(table: Table): string[] {
  const lines = new Map<number, string[]>();
  for (const offer of table.view.offers) {
    const packed = offer < 0 ? -1 - offer : offer;
    const held = (packed & 8) !== 0;
    const what =
      offer < 0 ? t(`back-${BACKS[packed >> 4] ?? 'own'}`) : thingName(held ? (packed >> 4) & 63 : packed >> 9, table);
    lines.set(packed & 7, [...(lines.get(packed & 7) ?? []), what]);
  }
  return [...lines].map(([seat, things]) =>
    t('says', { name: t('gives', { name: table.players[seat]?.name ?? '' }), what: things.join(', ') }),
  );
}

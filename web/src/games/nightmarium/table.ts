/** The table of Nightmarium as one viewer sees it, read from `state.view` into things that can be drawn. */
import type { View } from './view';
import { PARTS, cardOf, type Ability, type Legion, type Part } from '../../art/table';
import { pureLegion, type Anatomy } from '../../art/creature';
import type { State } from '../../protocol';
import { type BoardProps, viewOf, writtenSeat } from '../board';
import { box } from './box';

export type { View } from './view';

/** How far the ability of a part has come while its creature acts. */
export type Progress = 'done' | 'now' | 'next';

export interface Creature {
  id: number;
  owner: number;
  /** As records and questions write it: b3. */
  written: string;
  /** As people call it, and as chips do: 3rd. */
  label: string;
  anatomy: Anatomy;
  height: number;
  pure: Legion | null;
  acting: boolean;
  progress: Partial<Record<Part, Progress>>;
}

export interface Player {
  seat: number;
  name: string;
  bot: string;
  hand: number[];
  creatures: Creature[];
  complete: number;
}

export interface Table {
  you: number;
  active: number;
  over: boolean;
  /** In turn order, the viewer's left neighbour first; for a spectator all of them. */
  others: Player[];
  me: Player | null;
  players: Player[];
  deck: number;
  discards: number[];
  revealed: number[];
  acting: Creature | null;
  /** The only legion that may be played now, because of the first action. */
  bound: Legion | null;
  goal: number;
}

const LEGION_ORDER: Legion[] = ['necronaut', 'homunculus', 'insektoid', 'chimerida'];
/** Questions that an ability of the acting creature puts. */
const ABILITY_STEPS = ['PlaceRevealed', 'Mocker', 'Executioner', 'Scavenger', 'Devourer'];
/** In which order abilities are performed. */
export const DOWNWARDS: readonly Part[] = ['head', 'torso', 'legs'];

/** `views`, where there are some, lay all hands open: a replay seen by everyone. */
export function readTable(state: State, views: BoardProps['views'] = null): Table {
  const view = viewOf<View>(state.view);
  const players = view.hands.map((_, seat) => readPlayer(state, views ? openHand(view, views, seat) : view, seat));
  const count = players.length;
  const from = view.seat < 0 ? 0 : view.seat + 1;
  const inOrder = players.map((_, turn) => players[(from + turn) % count]!);
  return {
    you: view.seat,
    active: view.active,
    over: view.ending !== 0,
    others: inOrder.filter((player) => player.seat !== view.seat),
    me: players[view.seat] ?? null,
    players,
    deck: view.deck,
    discards: view.discards,
    revealed: view.revealed,
    acting: players.flatMap((player) => player.creatures).find((creature) => creature.acting) ?? null,
    bound: boundLegion(view),
    goal: view.places[0]?.length ?? 0,
  };
}

function openHand(view: View, views: Record<string, unknown>[], seat: number): View {
  const own = viewOf<View | undefined>(views[seat]);
  return { ...view, hands: view.hands.map((hand, other) => (other === seat ? (own?.hands[seat] ?? hand) : hand)) };
}

function readPlayer(state: State, view: View, seat: number): Player {
  const creatures = view.places[seat]!.map((id, place) => readCreature(view, seat, id, place));
  const sitting = state.seats.find((other) => other.number === seat);
  return {
    seat,
    name: sitting?.name ?? writtenSeat(seat).toUpperCase(),
    bot: sitting?.bot ?? '',
    hand: view.hands[seat]!,
    creatures,
    complete: creatures.filter((creature) => creature.height === PARTS.length).length,
  };
}

function readCreature(view: View, owner: number, id: number, place: number): Creature {
  const [legs, torso, head] = view.parts.slice(id * 3, id * 3 + 3) as [number, number, number];
  const anatomy = { legs, torso, head };
  const progress = id === view.acting ? progressOf(view, anatomy) : null;
  return {
    id,
    owner,
    written: `${writtenSeat(owner)}${place + 1}`,
    label: box.places[place] ?? '',
    anatomy,
    height: view.height[id]!,
    pure: pureLegion(anatomy),
    acting: progress !== null,
    progress: progress ?? {},
  };
}

/** The chain of abilities, from what is still on the agenda; null when no creature acts. NM-5.1 */
function progressOf(view: View, anatomy: Anatomy): Partial<Record<Part, Progress>> | null {
  const asked = view.questions.map((question) => question[1]);
  const waiting = view.agenda.filter(([step]) => step === 'PerformAbility').map(([, part]) => PARTS[part!]!);
  const performing = asked.some((step) => ABILITY_STEPS.includes(step));
  if (!performing && !waiting.length) return null;
  const begun = DOWNWARDS.filter((part) => !waiting.includes(part));
  const now = performing ? begun.at(-1) : undefined;
  const progress: Partial<Record<Part, Progress>> = {};
  for (const part of DOWNWARDS) {
    if (!anatomy[part] || !cardOf(anatomy[part]).ability) continue;
    progress[part] = part === now ? 'now' : begun.includes(part) ? 'done' : 'next';
  }
  return progress;
}

/** NM-4.12 */
function boundLegion(view: View): Legion | null {
  const second = view.questions.some(
    ([player, step, number]) => player === view.seat && step === 'Action' && number === 2,
  );
  return second ? (LEGION_ORDER[view.legion_played] ?? null) : null;
}

// --- small questions --------------------------------------------------------------------------------
/** The part that a creature waits for, or null when it is complete. */
export const nextPart = (creature: Creature): Part | null => PARTS[creature.height] ?? null;
export const topPart = (creature: Creature): Part | null => PARTS[creature.height - 1] ?? null;

export function topCard(creature: Creature): number {
  const part = topPart(creature);
  return part ? creature.anatomy[part] : 0;
}

export const knownCards = (player: Player): number[] => player.hand.filter((card) => card > 0);

export function creatureOf(table: Table, id: number): Creature | null {
  return table.players.flatMap((player) => player.creatures).find((creature) => creature.id === id) ?? null;
}

/** Creatures that stand or were just lost, and, for the owner, the place where the next one can begin. */
export function visible(player: Player, lost: ReadonlySet<number>, withFree: boolean): Creature[] {
  const free = player.creatures.find((creature) => !creature.height);
  return player.creatures.filter(
    (creature) => creature.height > 0 || lost.has(creature.id) || (withFree && creature === free),
  );
}

/** Ability and its rules; the ids are those of the rulebook. */
export const ABILITY_RULES: Record<Ability, string> = {
  herald: 'NM-6.1',
  weeper: 'NM-6.5',
  mocker: 'NM-6.6',
  executioner: 'NM-6.7',
  scavenger: 'NM-6.8',
  devourer: 'NM-6.9',
};

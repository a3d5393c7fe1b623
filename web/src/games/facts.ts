/** What the start page says of the four doors before any server has answered. Minutes are of a usual game. */
export const DOORS = ['nightmarium', 'somnicum', 'deranged', 'nemesis'] as const;
export type DoorId = (typeof DOORS)[number];
export const MINUTES: Record<DoorId, number> = { nightmarium: 20, somnicum: 40, deranged: 120, nemesis: 150 };
export const PLAYERS: Record<DoorId, [number, number]> = {
  nightmarium: [2, 6],
  somnicum: [2, 4],
  deranged: [3, 6],
  nemesis: [1, 5],
};
/** How many sit down when somebody only wants to play against bots. */
export const COMPANY: Record<DoorId, number> = { nightmarium: 4, somnicum: 3, deranged: 4, nemesis: 3 };

export const isDoor = (id: string): id is DoorId => (DOORS as readonly string[]).includes(id);

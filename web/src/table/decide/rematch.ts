/** Once more with the same people. */
import type { Language, NewTable, SeatIn, State } from '../../protocol';

/** A table like this one: my chair, those of this device, bots; for everybody else an open one. */
export function sameAgain(told: State, yours: number[], lang: Language): Omit<NewTable, 'commitment' | 'salt'> {
  const seats = told.seats.map((seat): SeatIn => {
    if (seat.you) return { kind: 'me', name: seat.name };
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name: seat.name };
    return yours.includes(seat.number) ? { kind: 'local', name: seat.name } : { kind: 'open' };
  });
  const name = told.seats.find((seat) => seat.number === told.you)?.name ?? '';
  return { game: told.game, seats, settings: told.settings, name, lang, clock: told.clock };
}

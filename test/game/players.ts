/** Games between people, or against the engine. */
import type { ByColor } from '../../src/draughts/types.ts';
import type { LevelNumber } from '../../src/engine/play/levels.ts';
import type { Game, Player } from '../../src/game/game.ts';
import { seatEngine, seatPerson, type Seat } from '../../src/game/seat.ts';

type Someone = Player & { readonly level?: LevelNumber };

/** Differences from a default game; `players` sets the seats. */
export type Changes = Partial<Game> & { readonly players?: ByColor<Someone> };

const seatOf = ({ level, ...player }: Someone): Seat =>
  level === undefined ? seatPerson(player) : seatEngine(player, level);

const seatsOf = ({ white, black }: ByColor<Someone>): ByColor<Seat> => ({
  white: seatOf(white),
  black: seatOf(black),
});

export const ANNA_AND_BORIS = seatsOf({
  white: { id: 'anna', name: 'Anna' },
  black: { id: 'boris', name: 'Boris' },
});

export const seated = ({ players, ...changes }: Changes): Partial<Game> => ({
  ...(players && { seats: seatsOf(players) }),
  ...changes,
});

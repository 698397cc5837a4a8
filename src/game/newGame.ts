import { opponentOf } from '../draughts/piece.ts';
import type { ByColor } from '../draughts/types.ts';
import type { Game, GameId } from './game.ts';
import { NO_OFFERS } from './offers/offers.ts';
import { canBeRated, shareSomebody, type Seat } from './seat.ts';

type Terms = Pick<Game, 'variant' | 'start' | 'opening' | 'rated' | 'time' | 'voting' | 'place' | 'second'>;

/** The place of the second card, in a game between the same players with swapped colors. */
export const secondSwapped = ({ second }: Pick<Game, 'second'>): Game['second'] =>
  second && { ...second, color: opponentOf(second.color) };

/** Throws if anyone would be on both sides. `at` in ms since 1970. */
export function newGame(
  id: GameId,
  { variant, start, opening, rated, time, voting, place, second }: Terms,
  seats: ByColor<Seat>,
  at: number,
): Game {
  if (shareSomebody(seats.white, seats.black))
    throw new Error(`expected two different players in game ${id}`);
  return {
    id,
    version: 1,
    variant,
    start,
    ...(opening && { opening }),
    rated: rated && canBeRated(seats),
    seats,
    moves: [],
    turns: [{ ply: 0, from: at }],
    time,
    ...(voting && { voting }),
    vacations: [],
    pauses: [],
    takebacks: 0,
    hints: [],
    offers: NO_OFFERS,
    latest: 'begun',
    result: null,
    rematch: null,
    place,
    ...(second && { second }),
    createdAt: at,
    changedAt: at,
  };
}

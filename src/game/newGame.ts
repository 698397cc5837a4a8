import type { ByColor } from '../draughts/types.ts';
import type { Game, GameId } from './game.ts';
import { NO_OFFERS } from './offers/offers.ts';
import { canBeRated, shareSomebody, type Seat } from './seat.ts';

export type Terms = Pick<Game, 'variant' | 'start' | 'opening' | 'rated' | 'time' | 'place'>;

/** Throws if someone would be on both sides. `at` in ms since 1970. */
export function newGame(
  id: GameId,
  { variant, start, opening, rated, time, place }: Terms,
  seats: ByColor<Seat>,
  at: number,
): Game {
  if (shareSomebody(seats.white, seats.black)) throw new Error(`the same player is on both sides of ${id}`);
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
    vacations: [],
    pauses: [],
    takebacks: 0,
    hints: [],
    offers: NO_OFFERS,
    latest: 'begun',
    result: null,
    rematch: null,
    place,
    createdAt: at,
    changedAt: at,
  };
}

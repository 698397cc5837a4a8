/** The time that each side has for its move, derived from the instants when turns started. */
import type { ByColor, Color } from '../../draughts/types.ts';
import type { Game } from '../game.ts';
import { firstToMove } from '../line.ts';
import { anyOf, pausesOf, timeBetween, type Pauses } from '../calendar/span.ts';
import type { LiveTime } from './time.ts';
import { weekendsIn } from '../calendar/zone.ts';

export const turnBegan = ({ turns, createdAt }: Game): number => turns.at(-1)?.from ?? createdAt;

/** In a live game, clocks stop only if both sides agree to a pause. */
export function pausesFor({ time, vacations, pauses }: Game, color: Color): Pauses {
  if (time?.kind !== 'correspondence') return pausesOf(pauses);
  const own = pausesOf([...pauses, ...vacations.filter((vacation) => vacation.color === color)]);
  return time.restsWeekendsIn === null ? own : anyOf(own, weekendsIn(time.restsWeekendsIn));
}

/**
 * The time left when the current turn started. A takeback doesn't give back time, and the first
 * move earns no increment.
 */
function liveTime(game: Game, { initial, increment }: LiveTime, color: Color): number {
  const { turns, moves } = game;
  const first = firstToMove(game);
  const pauses = pausesFor(game, color);
  const isOwn = (ply: number): boolean => (ply % 2 === 0) === (first === color);
  const thought = turns.reduce((sum, { ply, from }, index) => {
    const next = turns[index + 1];
    return next && ply > 0 && isOwn(ply) ? sum + timeBetween(pauses, from, next.from) : sum;
  }, 0);
  const rewarded = moves.filter((_, ply) => ply > 0 && isOwn(ply)).length;
  return initial - thought + rewarded * increment;
}

export function clockOf(game: Game): ByColor<number> | null {
  const { time } = game;
  if (!time) return null;
  if (time.kind === 'correspondence') return { white: time.perMove, black: time.perMove };
  return { white: liveTime(game, time, 'white'), black: liveTime(game, time, 'black') };
}

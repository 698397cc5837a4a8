/** Derived from the instants at which turns started. Clocks start with the first move. */
import type { ByColor, Color } from '../../draughts/types.ts';
import type { Game, Vacation } from '../game.ts';
import { firstToMove, sideToMove } from '../line.ts';
import { anyOf, instantAfter, pausesOf, timeBetween, type Pauses } from '../calendar/span.ts';
import { firstMoveLimit, type LiveTime } from './time.ts';
import { weekendsIn } from '../calendar/zone.ts';
import { ballotOf } from '../ballot.ts';

const REMINDER_PART = 0.2;

const LAST_TURNS = 3;

const turnBegan = ({ turns, createdAt }: Game): number => turns.at(-1)?.from ?? createdAt;

/** In a live game, clocks stop only if both sides agree. */
export function pausesFor({ time, vacations, pauses }: Game, color: Color): Pauses {
  if (time?.kind !== 'correspondence') return pausesOf(pauses);
  const own = pausesOf([...pauses, ...vacations.filter((vacation) => vacation.color === color)]);
  return time.restsWeekendsIn === null ? own : anyOf(own, weekendsIn(time.restsWeekendsIn));
}

/**
 * When the current turn started. Takebacks don't return thinking time; the first move adds none.
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

function allowance(game: Game): number | null {
  if (game.moves.length === 0) return firstMoveLimit(game.time);
  return clockOf(game)?.[sideToMove(game)] ?? null;
}

/** A vote that is closed is being counted. */
export function deadlineOf(game: Game): number | null {
  const ballot = ballotOf(game);
  if (ballot) return ballot.isClosed ? null : ballot.until;
  const ms = allowance(game);
  return ms === null ? null : instantAfter(pausesFor(game, sideToMove(game)), turnBegan(game), ms);
}

/** When a fifth of the time for this move is left; only correspondence games have reminders. */
export function reminderOf(game: Game): number | null {
  const ms = game.time?.kind === 'correspondence' ? allowance(game) : null;
  if (ms === null) return null;
  return instantAfter(pausesFor(game, sideToMove(game)), turnBegan(game), ms * (1 - REMINDER_PART));
}

export function mayHaveReminded(game: Game, reminded: number, until: number): boolean {
  const { time, turns, changedAt, result } = game;
  if (time?.kind !== 'correspondence') return false;
  const last = result ? changedAt : Math.max(changedAt, until);
  const shortest = Math.min(time.perMove, firstMoveLimit(time)) * (1 - REMINDER_PART);
  return turns.some(({ from }, index) => {
    const isKnown = index < reminded || index < turns.length - LAST_TURNS;
    return !isKnown && (turns[index + 1]?.from ?? last) - from >= shortest;
  });
}

export function timeLeft(game: Game, color: Color, at: number): number | null {
  const left = clockOf(game)?.[color];
  if (left === undefined) return null;
  if (game.moves.length === 0 || sideToMove(game) !== color) return left;
  return Math.max(0, left - timeBetween(pausesFor(game, color), turnBegan(game), at));
}

export function isOverdue(game: Game, at: number): boolean {
  const deadline = deadlineOf(game);
  return deadline !== null && at >= deadline;
}

export const vacationsAfter = ({ vacations }: Game, at: number): readonly Vacation[] =>
  vacations.filter(({ to }) => to > at);

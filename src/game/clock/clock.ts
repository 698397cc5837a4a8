/** Deadlines. Clocks start at the first move. */
import type { Color } from '../../draughts/types.ts';
import type { Game, Vacation } from '../game.ts';
import { sideToMove } from '../line.ts';
import { instantAfter, timeBetween } from '../calendar/span.ts';
import { firstMoveLimit } from './time.ts';
import { clockOf, pausesFor, turnBegan } from './timeOf.ts';
import { ballotOf } from '../ballot.ts';

const REMINDER_PART = 0.2;

const LAST_TURNS = 3;

function allowance(game: Game): number | null {
  if (game.moves.length === 0) return firstMoveLimit(game.time);
  return clockOf(game)?.[sideToMove(game)] ?? null;
}

/** If a vote is closed, it is being counted. */
export function deadlineOf(game: Game): number | null {
  const ballot = ballotOf(game);
  if (ballot) return ballot.isClosed ? null : ballot.until;
  const ms = allowance(game);
  return ms === null ? null : instantAfter(pausesFor(game, sideToMove(game)), turnBegan(game), ms);
}

/** When a fifth of the time for this move remains. Only correspondence games have reminders. */
export function reminderOf(game: Game): number | null {
  const ms = game.time?.kind === 'correspondence' && !ballotOf(game) ? allowance(game) : null;
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

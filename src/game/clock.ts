/**
 * What the clocks of a game show. All of it is derived from the instants at which turns began, so two processes, or one before
 * and after a restart, cannot see different times, and a clock costs nothing while nobody looks.
 *
 * The clocks start with the first move, which costs no time: it has a limit of its own, after which there is no game
 * (`firstMoveLimit`).
 */
import type { ByColor, Color } from '../draughts/types.ts';
import type { Game, Vacation } from './game.ts';
import { sideToMove } from './line.ts';
import { firstToMove } from './sides.ts';
import { anyOf, instantAfter, pausesOf, timeBetween, type Pauses } from './span.ts';
import { firstMoveLimit, type LiveTime } from './time.ts';
import { weekendsIn } from './weekends.ts';

/** The part of the time for a move that is left when its player is reminded. */
const REMINDER_PART = 0.2;

/** So many turns may have gone by while the channel was shown nothing. */
const LAST_TURNS = 3;

/** When the turn that is on began (ms since 1970). */
const turnBegan = ({ turns, createdAt }: Game): number => turns.at(-1)?.from ?? createdAt;

/** When the clock of this side stands still: in a live game only when both sides agreed. */
export function pausesFor({ time, vacations, pauses }: Game, color: Color): Pauses {
  if (time?.kind !== 'correspondence') return pausesOf(pauses);
  const own = pausesOf([...pauses, ...vacations.filter((vacation) => vacation.color === color)]);
  return time.restsWeekendsIn === null ? own : anyOf(own, weekendsIn(time.restsWeekendsIn));
}

/**
 * What is left of the time that a side was given, when the present turn began: less what it has thought, which no takeback
 * gives back, and more for each of its moves on the board but the first of the game.
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

/** The time of each side when the present turn began, in ms; `null` in a game without a clock. */
export function clockOf(game: Game): ByColor<number> | null {
  const { time } = game;
  if (!time) return null;
  if (time.kind === 'correspondence') return { white: time.perMove, black: time.perMove };
  return { white: liveTime(game, time, 'white'), black: liveTime(game, time, 'black') };
}

/** How long the side to move had for this turn when it began, in ms; `null` when it may think for ever. */
function allowance(game: Game): number | null {
  if (game.moves.length === 0) return firstMoveLimit(game.time);
  return clockOf(game)?.[sideToMove(game)] ?? null;
}

/** The instant at which the side to move has no time left (ms since 1970); `null` when it may think for ever. */
export function deadlineOf(game: Game): number | null {
  const ms = allowance(game);
  return ms === null ? null : instantAfter(pausesFor(game, sideToMove(game)), turnBegan(game), ms);
}

/** The instant at which a fifth of the time for this move is left; only moves by correspondence are reminded of. */
export function reminderOf(game: Game): number | null {
  const ms = game.time?.kind === 'correspondence' ? allowance(game) : null;
  if (ms === null) return null;
  return instantAfter(pausesFor(game, sideToMove(game)), turnBegan(game), ms * (1 - REMINDER_PART));
}

/** Whether one of the last turns took so long that its player may have been reminded, though no more than `reminded` turns are known to be. */
export function mayHaveReminded({ time, turns, changedAt }: Game, reminded: number): boolean {
  if (time?.kind !== 'correspondence') return false;
  const shortest = Math.min(time.perMove, firstMoveLimit(time)) * (1 - REMINDER_PART);
  return turns.some(({ from }, index) => {
    const isKnown = index < reminded || index < turns.length - LAST_TURNS;
    return !isKnown && (turns[index + 1]?.from ?? changedAt) - from >= shortest;
  });
}

/** The time that a side has left at an instant, in ms, in a game whose clocks run; `null` without a clock. */
export function timeLeft(game: Game, color: Color, at: number): number | null {
  const left = clockOf(game)?.[color];
  if (left === undefined) return null;
  if (game.moves.length === 0 || sideToMove(game) !== color) return left;
  return Math.max(0, left - timeBetween(pausesFor(game, color), turnBegan(game), at));
}

/** Whether the time of the side to move is over at this instant, whether or not anyone has written that down yet. */
export function isOverdue(game: Game, at: number): boolean {
  const deadline = deadlineOf(game);
  return deadline !== null && at >= deadline;
}

/** The vacations that go on after an instant, or are to come. */
export const vacationsAfter = ({ vacations }: Game, at: number): readonly Vacation[] =>
  vacations.filter(({ to }) => to > at);

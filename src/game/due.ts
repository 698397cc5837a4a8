/**
 * The one clock-work: when a game next wants attention, whatever for. A row has one due time, and this is the one place
 * that says which.
 */
import { reminderOf } from './clock.ts';
import { isAsked } from './engine.ts';
import type { Game } from './game.ts';
import { nextGameAt } from './matchScore.ts';
import { pauseEnd } from './pause.ts';
import { archivedAt } from './thread.ts';
import { timeoutAt } from './timeout.ts';

/** What the channel has been told of a game. */
export interface Told {
  /** The version whose card was shown; 0 when none was. */
  readonly version: number;
  /** Which turn, counted from 1, was last reminded of; `null` when none was. */
  readonly reminded: number | null;
}

/** Nothing yet. */
export const UNTOLD: Told = { version: 0, reminded: null };

/** Whether the side to move is yet to be reminded in this turn; the engine never is. */
export const isUnreminded = (game: Game, { reminded }: Told): boolean =>
  !game.result && !isAsked(game) && reminded !== game.turns.length;

/**
 * The earliest instant (ms since 1970) at which something is to be done for the game; `null` when nothing ever is.
 * `cardAt` is when whoever finds its newest state unshown may show it, or the engine asked may answer. A card tells how long there is to move, so none
 * is followed by a reminder that was due before it.
 */
export function dueOf(game: Game, told: Told, cardAt: number): number | null {
  const due = [
    told.version < game.version || isAsked(game) ? cardAt : null,
    isUnreminded(game, told) ? reminderOf(game) : null,
    pauseEnd(game),
    timeoutAt(game),
    nextGameAt(game),
    archivedAt(game),
  ].filter((instant) => instant !== null);
  return due.length === 0 ? null : Math.min(...due);
}

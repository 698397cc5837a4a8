/** The one place that says when a game next needs attention. */
import { reminderOf } from './clock.ts';
import { isAsked } from './engine.ts';
import type { Game } from './game.ts';
import { nextGameAt } from './matchScore.ts';
import { pauseEnd } from './pause.ts';
import { archivedAt } from './place.ts';
import { timeoutAt } from './otherEnds.ts';

export interface Told {
  /** The version of the last card shown; 0 for none. */
  readonly version: number;
  /** The last turn with a reminder, from 1; null for none. */
  readonly reminded: number | null;
}

export const UNTOLD: Told = { version: 0, reminded: null };

export const isUnreminded = (game: Game, { reminded }: Told): boolean =>
  !game.result && !isAsked(game) && reminded !== game.turns.length;

/**
 * The earliest instant (ms since 1970) with work for the game; null if there is none. At `cardAt`
 * any process may show an unshown state, or the engine may answer. A card shows the time to move,
 * so it is never followed by a reminder that was due before it.
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

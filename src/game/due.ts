import { reminderOf } from './clock/clock.ts';
import { isAsked } from './engine/engine.ts';
import type { Game } from './game.ts';
import { nextGameAt } from './match/matchScore.ts';
import { pauseEnd } from './offers/pause.ts';
import { archivedAt } from './place.ts';
import { timeoutAt } from './play/otherEnds.ts';

export interface Announced {
  readonly version: number;
  readonly reminded: number | null;
}

export const UNANNOUNCED: Announced = { version: 0, reminded: null };

const isUnreminded = (game: Game, { reminded }: Announced): boolean =>
  !game.result && !isAsked(game) && reminded !== game.turns.length;

type DueTime = (game: Game, told: Announced, cardAt: number) => number | null;

/**
 * Each duty and when it is due (ms since 1970; null: not due). If several are late, the first in
 * this order is done. A lost game is ended before its player is reminded. A new state is shown
 * before a reminder, because a card also shows the time left.
 */
const DUTIES = [
  ['flag', timeoutAt],
  ['resume', pauseEnd],
  ['answer', (game, _told, cardAt) => (isAsked(game) ? cardAt : null)],
  ['show', (game, told, cardAt) => (told.version < game.version ? cardAt : null)],
  // The process that shows how the game ended may still be about to post it.
  ['next-game', (game, told) => (told.version < game.version ? null : nextGameAt(game))],
  ['archive', archivedAt],
  ['remind', (game, told) => (isUnreminded(game, told) ? reminderOf(game) : null)],
] as const satisfies readonly (readonly [string, DueTime])[];

export type Duty = (typeof DUTIES)[number][0];

/** The first duty that is due at `at`, or by `cardAt`; null if there is none. */
export function nextDuty(
  game: Game,
  told: Announced,
  cardAt: number,
): { readonly at: number; readonly duty: Duty } | null {
  const due = DUTIES.flatMap(([duty, dueTime]) => {
    const at = dueTime(game, told, cardAt);
    return at === null ? [] : [{ at, duty }];
  });
  const at = Math.min(...due.map((each) => each.at));
  const first = due.find((each) => each.at <= Math.max(at, cardAt));
  return first ? { at, duty: first.duty } : null;
}

export const dueOf = (game: Game, told: Announced, cardAt: number): number | null =>
  nextDuty(game, told, cardAt)?.at ?? null;

/**
 * Who is established on a server: tied to its ranked players through games. Accounts that play among themselves say how strong they are
 * against each other, not how strong they are here, so a game changes a rating only once the opponent is established. Until then it is
 * on hold. Somebody who has played others cannot establish the accounts that feed them: each account must itself meet three players.
 */
import type { ByColor, Color } from '../draughts/types.ts';
import { opponentOf } from '../draughts/piece.ts';
import type { UserId } from '../game/game.ts';
import type { Finished } from './finished.ts';
import type { Rating, Score } from './glicko.ts';

/** Established opponents that make a player established. */
export const LEAST_TIES = 2;
/** While fewer are ranked, there is nobody to be measured by: whoever plays is established. One more than a player must meet. */
export const LEAST_RANKED = LEAST_TIES + 1;
/** Games on hold that a record keeps; older ones of somebody who meets newcomers only never count. */
export const MOST_HELD = 20;

/** How a player is tied to the others; the same in all of their records. */
export interface Ties {
  readonly isEstablished: boolean;
  /** The established opponents met so far; empty for an established player. */
  readonly ties: readonly UserId[];
}

/** A game that will change a rating once its opponent is established. */
export interface HeldGame {
  readonly opponent: UserId;
  /** The opponent's, when it was played (`at`). */
  readonly rating: Rating;
  readonly score: Score;
}

export const NO_TIES: Ties = { isEstablished: false, ties: [] };
const ESTABLISHED: Ties = { isEstablished: true, ties: [] };

function after(own: Ties, opponent: Ties, id: UserId): Ties {
  if (own.isEstablished || !opponent.isEstablished || own.ties.includes(id)) return own;
  const ties = [...own.ties, id];
  return ties.length >= LEAST_TIES ? ESTABLISHED : { isEstablished: false, ties };
}

/** Both players' ties after a game; `isOpen`: fewer than `LEAST_RANKED` players were ranked before it. */
export function tiesAfter({ players }: Finished, before: ByColor<Ties>, isOpen: boolean): ByColor<Ties> {
  if (isOpen) return { white: ESTABLISHED, black: ESTABLISHED };
  const of = (color: Color): Ties =>
    after(before[color], before[opponentOf(color)], players[opponentOf(color)].id);
  return { white: of('white'), black: of('black') };
}

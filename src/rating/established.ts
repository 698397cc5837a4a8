/**
 * Accounts that play only each other show only relative strength, so their games wait until they
 * meet established opponents.
 */
import type { ByColor } from '../draughts/types.ts';
import { byColor, opponentOf } from '../draughts/piece.ts';
import type { UserId } from '../game/game.ts';
import type { Finished } from './finished.ts';
import type { Rating, Score } from './glicko.ts';

const LEAST_TIES = 2;
/** With fewer ranked players, everyone is established: there is nobody to compare them with. */
export const LEAST_RANKED = LEAST_TIES + 1;
export const MOST_HELD = 20;

export interface Ties {
  readonly isEstablished: boolean;
  readonly ties: readonly UserId[];
}

export interface HeldGame {
  readonly opponent: UserId;
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

export function tiesAfter({ players }: Finished, before: ByColor<Ties>, isOpen: boolean): ByColor<Ties> {
  if (isOpen) return { white: ESTABLISHED, black: ESTABLISHED };
  return byColor((color) => after(before[color], before[opponentOf(color)], players[opponentOf(color)].id));
}

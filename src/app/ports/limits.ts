/**
 * The transaction that adds to a count checks the limit again; otherwise, two requests at the same
 * time could both pass.
 */
import type { UserId } from '../../game/game.ts';
import type { Result } from '../../kit/result.ts';
import type { ShareProblem } from '../problem/problem.ts';
import { DAY, HOUR } from '../../game/calendar/span.ts';

/** All times in ms. */
export interface Limits {
  readonly openChallenges: number;
  /** How often one person may challenge the same other person without an answer, per period. */
  readonly asks: { readonly most: number; readonly per: number };
  /** New cards per person and channel, counted as challenges to the channel. */
  readonly posts: { readonly most: number; readonly per: number };
  /** How many records one person may import per period, and how many characters. */
  readonly imports: { readonly records: number; readonly characters: number; readonly per: number };
  readonly engineGames: number;
  /** How often the progress is reported to someone who waits. */
  readonly progress: number;
}

export type Share = 'film' | 'analysis' | 'reading' | 'export';

export interface Shares {
  /**
   * Does the work when it is the user's turn. Refuses at once if the queue is full. Rejects if the
   * work does.
   */
  readonly run: <T>(share: Share, user: UserId, work: () => Promise<T>) => Promise<Result<T, ShareProblem>>;
}

export const LIMITS: Limits = {
  openChallenges: 10,
  asks: { most: 3, per: HOUR },
  posts: { most: 20, per: HOUR },
  imports: { records: 100, characters: 2_000_000, per: DAY },
  engineGames: 10,
  progress: 3000,
};

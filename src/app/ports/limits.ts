/**
 * How much one person may do, and what the store counts for it, across processes and restarts. The transaction that adds to a
 * count checks it again; otherwise two at once would both find room.
 */
import type { Ask } from '../../game/ask.ts';
import type { UserId } from '../../game/game.ts';
import type { Attempt } from '../../draughts/attempt.ts';
import type { ShareProblem } from '../problem/problem.ts';
import { DAY, HOUR } from '../../game/span.ts';

/** All times in ms. */
export interface Limits {
  /** Challenges of one person's that are open at once. */
  readonly openChallenges: number;
  /** How often one person may ask the same other for a game who has not answered, in so long. */
  readonly asks: { readonly most: number; readonly per: number };
  /**
   * New cards that one person puts into one channel in so long, whatever becomes of them: challenges, tournaments, games against the
   * engine. They are counted as asks of the channel, so they are remembered as long.
   */
  readonly posts: { readonly most: number; readonly per: number };
  /** Records that one person brings in, and their characters, in so long. */
  readonly imports: { readonly records: number; readonly characters: number; readonly per: number };
  /** Running games of one person's against the engine. */
  readonly engineGames: number;
}

export interface Tallies {
  /**
   * The instants (ms) at which the user's open challenges end, as of `at`; at most so many, the last first. So where there are as
   * many, there is room for one more when the last of the list has ended.
   */
  openChallenges(user: UserId, at: number, limit: number): Promise<readonly number[]>;
  /** When the one asked the other after `since` (ms) and was not answered; at most so many, the latest first. */
  asks(from: UserId, to: UserId, since: number, limit: number): Promise<readonly number[]>;
  /** Remembers that someone asks for a game; false when they have asked as often as they may. */
  ask(ask: Ask, limits: Limits['asks']): Promise<boolean>;
  /** It was answered, or not made after all. */
  answered(id: Ask['id']): Promise<void>;
  /** How many running games a user has against the engine of this id, damaged ones among them. */
  engineGames(user: UserId, engine: UserId): Promise<number>;
  /** When the first of the records that are counted for a user was brought in (ms); `null` when none is. */
  importsSince(user: UserId): Promise<number | null>;
}

export type Share = 'film' | 'analysis' | 'reading' | 'export';

export interface Shares {
  /** Does a work for somebody when their turn has come; refused at once where there is no room. Rejects as the work does. */
  readonly run: <T>(share: Share, user: UserId, work: () => Promise<T>) => Promise<Attempt<T, ShareProblem>>;
}

export const LIMITS: Limits = {
  openChallenges: 10,
  asks: { most: 3, per: HOUR },
  posts: { most: 20, per: HOUR },
  imports: { records: 100, characters: 2_000_000, per: DAY },
  engineGames: 10,
};

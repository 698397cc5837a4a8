/**
 * What takes its time and anyone may ask for: films, analyses, reading what was brought in, and files to take away. Each has a
 * counter at which people take turns, so that who asks for a hundred of them holds up nobody. Boards and moves never wait there.
 */
import type { Attempt } from '../../draughts/attempt.ts';
import type { UserId } from '../../game/game.ts';
import type { ShareProblem } from '../problem/shareProblem.ts';

export type Share = 'film' | 'analysis' | 'reading' | 'export';

export interface Shares {
  /** Does a work for somebody when their turn has come; refused at once where there is no room. Rejects as the work does. */
  readonly run: <T>(share: Share, user: UserId, work: () => Promise<T>) => Promise<Attempt<T, ShareProblem>>;
}

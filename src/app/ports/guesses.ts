/** The store's interface for guesses of the next move. */
import type { Game, UserId } from '../../game/game.ts';
import type { Guess, Guessed } from '../../game/guess.ts';

export interface GuessLine {
  readonly user: UserId;
  /** Of moves that were played. */
  readonly points: number;
  /** Of moves that the engine would have played. */
  readonly engine: number;
  /** Of moves that have been played since. */
  readonly guesses: number;
}

export interface Guesses {
  /** Replaces an earlier guess of the same move; false if that move has been played. */
  add(guess: Guess): Promise<boolean>;
  /** In the order of the game. */
  of(user: UserId, subject: Guessed): Promise<readonly Guess[]>;
  /** Counts the guesses of moves that have been played; forgets the others at the end. */
  settle(game: Pick<Game, 'id' | 'moves' | 'result'>): Promise<void>;
  /** Whether the engine still has guesses to count. */
  isUnjudged(subject: Guessed): Promise<boolean>;
  /** Counts the guesses that are the engine's moves; `best` has one per position. */
  judge(subject: Guessed, best: readonly (string | undefined)[]): Promise<void>;
  /**
   * The best since an instant (ms), without hidden users; ties go to more of the engine's moves,
   * then to fewer guesses.
   */
  table(kind: Guessed['kind'], guildId: string, since: number, limit: number): Promise<readonly GuessLine[]>;
}

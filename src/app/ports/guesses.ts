/** The store's interface for guesses of the next move. */
import type { Game, GameId, UserId } from '../../game/game.ts';
import type { Guess } from '../../game/guess.ts';

export interface GuessLine {
  readonly user: UserId;
  readonly points: number;
  /** Of moves that have been played since. */
  readonly guesses: number;
}

export interface Guesses {
  /** Replaces an earlier guess of the same move; false if that move has been played. */
  add(guess: Guess): Promise<boolean>;
  /** In the order of the game. */
  of(user: UserId, game: GameId): Promise<readonly Guess[]>;
  /** Counts the guesses of moves that have been played; forgets the others at the end. */
  settle(game: Pick<Game, 'id' | 'moves' | 'result'>): Promise<void>;
  /** The best since an instant (ms), without hidden users; ties go to fewer guesses. */
  table(guildId: string, since: number, limit: number): Promise<readonly GuessLine[]>;
}

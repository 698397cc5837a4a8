/** The store's interface for guesses of the next move. */
import type { UserId } from '../../game/game.ts';

export interface GuessLine {
  readonly user: UserId;
  /** Of moves that were played. */
  readonly points: number;
  /** Of moves that the engine would have played. */
  readonly engine: number;
  /** Of moves that have been played since. */
  readonly guesses: number;
}

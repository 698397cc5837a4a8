/**
 * Everyone who wants to know which version of a game its channel shows: the players it calls, its
 * film.
 */
import type { Game } from '../../game/game.ts';

/** Whether this version calls the players who are to move or answer, or they know already. */
export type News = 'calling' | 'quiet';

export interface Audience {
  /**
   * The game has reached this version. The card's protocol says so before it remembers the card, so nobody
   * is left out if the process dies. It may say so twice, and skips versions that no card showed.
   */
  reached(game: Game, news: News): Promise<void>;
}

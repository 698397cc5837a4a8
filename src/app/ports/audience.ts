/**
 * Everyone who follows which version of a game its channel shows: the players it calls, its film.
 */
import type { Game } from '../../game/game.ts';

/** Whether this version calls players who must move or answer; false if they already know. */
export type News = 'calling' | 'quiet';

export interface Audience {
  /**
   * The game has reached this version. Called before the card is recorded, so nobody is missed if
   * the process dies. May be called twice for a version, and skips versions that no card showed.
   */
  reached(game: Game, news: News): Promise<void>;
}

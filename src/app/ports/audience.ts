/**
 * The followers of a game, such as notifications and animations, which react when its channel shows
 * it.
 */
import type { Game } from '../../game/game.ts';

/** Whether this version notifies players who must move or answer; `quiet` if they already know. */
export type News = 'calling' | 'quiet';

export interface Audience {
  /**
   * Runs when the game has reached this version, before the card is recorded, so that nobody is
   * missed if the process dies. May run twice per version, and skips versions that no card showed.
   */
  reached(game: Game, news: News): Promise<void>;
}

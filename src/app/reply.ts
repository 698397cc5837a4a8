/** What a command or a press answers. The shell decides by which of Discord's calls it gets there. */
import type { Challenge } from '../game/challenge.ts';
import type { Game } from '../game/game.ts';
import type { Screen } from '../views/screen.ts';

export type Reply =
  /** A message only for the asker. In answer to a press on another private message it takes that one's place. */
  | { readonly kind: 'private'; readonly screen: Screen }
  /** A message for everyone that belongs to no game's state. In answer to a press it takes the place of what was pressed. */
  | { readonly kind: 'public'; readonly screen: Screen }
  /**
   * The game was changed and saved: post its new card for everyone and retire the one before. `note` tells
   * whoever did it that it is done: in the place of the private message from which it came, or to those who are in
   * another channel than the game. `aside` is what else only they should hear of.
   */
  | { readonly kind: 'card'; readonly game: Game; readonly note: string; readonly aside?: string }
  /** A finished game became a new one: bring the old card up to date in its place and post the new game's first. */
  | { readonly kind: 'rematch'; readonly finished: Game; readonly game: Game; readonly note: string }
  /** The challenge was made or changed and saved: post its invitation, or bring it up to date. */
  | { readonly kind: 'invitation'; readonly challenge: Challenge }
  /** The challenge became a game: bring the invitation up to date and post the first card. */
  | { readonly kind: 'begun'; readonly challenge: Challenge; readonly game: Game };

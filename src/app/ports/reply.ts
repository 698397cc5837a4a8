/** What a command or a press answers. The shell decides by which of Discord's calls it gets there. */
import type { Subject } from '../../analysis/finding.ts';
import type { Challenge } from '../../game/challenge.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Form } from '../../views/screen/form.ts';
import type { Screen } from '../../views/screen/screen.ts';

export type Reply =
  /**
   * A message only for the asker. In answer to a press on another private message it takes that one's place. `shows`: the
   * game whose board it is; its card for everyone is then looked for, and replaced if somebody deleted it. `changed`: a game that
   * was saved, whose card is brought up to date where it is. `isRefusal`: what was asked for cannot be, and the message says why.
   */
  | {
      readonly kind: 'private';
      readonly screen: Screen;
      readonly shows?: GameId;
      readonly changed?: Game;
      readonly isRefusal?: true;
      /** What answers a press on a message for everyone instead: the board stands in the channel already. */
      readonly besideCard?: Screen;
    }
  /** The private message that was pressed goes away: nothing was done, and nothing need be said. */
  | { readonly kind: 'dismissed' }
  /** A window with questions, in answer to a command or to a press that is no window's. */
  | { readonly kind: 'form'; readonly form: Form }
  /** A message for everyone that belongs to no game's state. `isNew`: it doesn't take the place of a message that was pressed. */
  | { readonly kind: 'public'; readonly screen: Screen; readonly isNew?: true }
  /**
   * The game was changed, or begun, and saved: post its new card for everyone and retire the one before. A new game came from
   * one that is `finished` or from a `challenge`, which is brought up to date first. `note` tells
   * whoever did it that it is done, when they are in another channel than the game or the server keeps its old cards; elsewhere
   * the private message from which it came goes away, for the card says the same. `aside` is what else only they should hear of. `unseen` is what they hear instead where the
   * game is in another channel and that is closed to us; a game that nobody can have seen is then called off.
   */
  | {
      readonly kind: 'card';
      readonly game: Game;
      readonly note: string;
      readonly finished?: Game;
      readonly challenge?: Challenge;
      readonly aside?: string;
      readonly unseen?: Screen;
    }
  /** A finished game or a record is to be analyzed: one message shows how far that is, and at last what was found. */
  | { readonly kind: 'analysis'; readonly subject: Subject; readonly isPrivate: boolean }
  /** The challenge was made or changed and saved: post its invitation, or bring it up to date. */
  | { readonly kind: 'invitation'; readonly challenge: Challenge };

/** What waits in the store to be told to someone in private. */
import type { Occasion } from '../../game/calls.ts';
import type { GameId, MessageAddress, UserId } from '../../game/game.ts';
import type { Preference } from './preference.ts';

/** A message that is to be sent to someone in private. */
export interface Notice {
  readonly gameId: GameId;
  readonly user: UserId;
  readonly occasion: Occasion;
  /** Tells it from the notice of another time; sent again under the same key, it is the same message to Discord. */
  readonly key: string;
  /** When there was something to tell (ms since 1970). */
  readonly madeAt: number;
  /** The message that told this, or the one whose place it took, and its key; left out where there is none. */
  readonly sent?: { readonly card: MessageAddress; readonly key: string };
}

/** Someone whose message of the day is due. */
export interface Digest {
  readonly user: UserId;
  readonly preference: Preference;
  /** What ended before (ms since 1970) they know. */
  readonly since: number;
}

/** The store's interface for access to the page: people's logins and their links. */
import type { UserId } from '../../../game/game.ts';

/** A person's permission to open what they share. */
export interface Pass {
  readonly by: UserId;
  /** What is shared, such as `game-abc`. */
  readonly of: string;
  readonly key: string;
}

/** The store's interface for what people let be open on the page: their log-ins and their links. */
import type { UserId } from '../../../game/game.ts';

/** A person's permission to open what they share. */
export interface Pass {
  readonly by: UserId;
  /** What is shared, such as `game-abc`. */
  readonly of: string;
  readonly key: string;
}

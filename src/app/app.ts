/** The parts that the use cases work with, joined once in `main.ts`. */
import type { Store } from './store.ts';

export interface App {
  readonly store: Store;
  /** The present instant by Discord's clock, ms since 1970. */
  readonly now: () => number;
  /** A new id for a game or challenge. */
  readonly newId: () => string;
  /** A fair coin, for random colours. */
  readonly coin: () => boolean;
  /** The bot's own user id, so that it can be told from other bots. */
  readonly botId: () => string;
}

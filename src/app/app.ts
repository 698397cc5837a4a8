/** The parts that the use cases work with, joined once in `main.ts`. */
import type { Brain } from './brain.ts';
import type { Directs } from './directs.ts';
import type { ReadFile } from './file.ts';
import type { Members } from './members.ts';
import type { Store } from './store.ts';
import type { Threads } from './threads.ts';

export interface App {
  readonly store: Store;
  readonly threads: Threads;
  /** The engine. */
  readonly brain: Brain;
  readonly directs: Directs;
  readonly members: Members;
  /** The present instant by Discord's clock, ms since 1970. */
  readonly now: () => number;
  /** A new id for a game or challenge. */
  readonly newId: () => string;
  /** A fair coin, for random colours. */
  readonly coin: () => boolean;
  /** Fetches what was attached to a command. */
  readonly readFile: ReadFile;
  /** The bot's own user id, so that it can be told from other bots. */
  readonly botId: () => string;
}

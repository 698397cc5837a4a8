/** The parts that the use cases work with, joined once in `main.ts`. */
import type { BackUp, Store, StoreOf, Subject } from './store.ts';
import type { LateAnswers } from './deferrals.ts';
import type { EnginePool } from './enginePool.ts';
import type { Directs, Messenger, ServerEvents, Threads } from './messenger.ts';
import type { ReadFile, Reading } from './reading.ts';
import type { Members } from './servers.ts';
import type { Limits, Shares } from './limits.ts';

export interface App {
  readonly store: Store;
  readonly messenger: Messenger;
  readonly threads: Threads;
  readonly serverEvents: ServerEvents;
  /** The engine. */
  readonly engine: EnginePool;
  /** Reads what users sent. */
  readonly reading: Reading;
  /** Fair shares of what takes its time. */
  readonly shares: Shares;
  /** What one person may do so often. */
  readonly limits: Limits;
  readonly directs: Directs;
  readonly members: Members;
  readonly lateAnswers: LateAnswers;
  /** Backs the database up; `null` where no folder is named for that. */
  readonly backUp: BackUp | null;
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

/** The part of an app that a use case needs: of the store these subjects, and these other parts. */
export type Using<S extends Subject, P extends Exclude<keyof App, 'store'> = never> = Pick<App, P> & {
  readonly store: StoreOf<S>;
};

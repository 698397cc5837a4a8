import type { BackUp, Store, StoreOf, Subject } from './store.ts';
import type { Audience } from './audience.ts';
import type { BoardPage } from './boardPage.ts';
import type { LateAnswers } from './exchange.ts';
import type { EnginePool } from './enginePool.ts';
import type { Directs, Messenger, ServerEvents, Threads } from './messenger.ts';
import type { ReadFile, Reading } from './reading.ts';
import type { MemberMemory, Members } from './subjects/servers.ts';
import type { Limits, Shares } from './limits.ts';

export interface App {
  readonly store: Store;
  readonly messenger: Messenger;
  readonly threads: Threads;
  readonly serverEvents: ServerEvents;
  readonly engine: EnginePool;
  readonly reading: Reading;
  /** Fair queues for slow work. */
  readonly shares: Shares;
  readonly limits: Limits;
  readonly directs: Directs;
  readonly audience: Audience;
  readonly members: Members;
  /** Remembers the answers of `members` for some minutes. */
  readonly memory: MemberMemory;
  readonly lateAnswers: LateAnswers;
  readonly backUp: BackUp | null;
  /** The time by Discord's clock, in ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** A fair coin, for random colors. */
  readonly coin: () => boolean;
  readonly readFile: ReadFile;
  readonly botId: () => string;
  /** `null`: the bot has no web page. */
  readonly page: BoardPage | null;
}

/** The part of an app that a use case needs: some subjects of the store, and some other parts. */
export type Using<S extends Subject, P extends Exclude<keyof App, 'store'> = never> = Pick<App, P> & {
  readonly store: StoreOf<S>;
};

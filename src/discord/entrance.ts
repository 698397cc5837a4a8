import type { Result } from '../kit/result.ts';
import type { Clients } from './clients.ts';
import type { Route } from './incoming/router.ts';

export interface Connection {
  readonly applicationId: string;
  /** Resolves with a sentence when Discord closes the connection for good or rejects the token. */
  readonly lost: Promise<string>;
  readonly port: number | null;
}

/** Work before the first interaction; its problem ends the start. */
export type Prepare = (applicationId: string) => Promise<Result<null, string>>;

export interface EntranceState {
  readonly all: number;
  readonly open: number;
  /** Since the first of those that are closed again (ms). */
  readonly closedFor: number | null;
  /** The connections that were never open, and the time since the last one opened (ms). */
  readonly opening?: { readonly connections: number; readonly for: number };
  /** When the next connection begins (ms since 1970), if it waits for the day's limit. */
  readonly pausesUntil?: number;
}

export interface Entrance extends Clients {
  readonly botId: () => string;
  /** The result stops the entrance and waits for interactions in progress. */
  listen(route: Route): () => Promise<unknown>;
  /**
   * Interactions arrive only after `prepare`, so that nothing else delays the first answers of a bot
   * that has just started.
   */
  enter(token: string, prepare: Prepare): Promise<Result<Connection, string>>;
  state(): Promise<EntranceState>;
  drain(): Promise<void>;
  leave(): Promise<void>;
}

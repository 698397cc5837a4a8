import type { Result } from '../kit/result.ts';
import type { Clients } from './clients.ts';
import type { Route } from './incoming/router.ts';
import type { Application } from './token.ts';

export interface Connection {
  readonly application: Application;
  /** Resolves with a sentence when Discord closes the connection for good or rejects the token. */
  readonly lost: Promise<string>;
  readonly port: number | null;
}

/** Work to do before the first interaction. A problem ends the start. */
export type Prepare = (applicationId: string) => Promise<Result<null, string>>;

export interface EntranceState {
  readonly all: number;
  readonly open: number;
  /** How long (ms) connections have been closed again, counted from the first of them. */
  readonly closedFor: number | null;
  /** The connections that were never open, and the time (ms) since the last one opened. */
  readonly opening?: { readonly connections: number; readonly for: number };
  /** When the next connection can begin (ms since 1970), if it is waiting for the daily limit. */
  readonly pausesUntil?: number;
}

export interface Entrance extends Clients {
  readonly botId: () => string;
  /** Returns a function that stops the entrance and waits for interactions in progress. */
  listen(route: Route): () => Promise<unknown>;
  /**
   * Interactions arrive only after `prepare`, so that nothing else delays a bot's first answers
   * after its start.
   */
  enter(token: string, prepare: Prepare): Promise<Result<Connection, string>>;
  state(): Promise<EntranceState>;
  drain(): Promise<void>;
  leave(): Promise<void>;
}

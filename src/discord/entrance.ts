/** The way by which interactions come: the gateway's connections, or the door at which Discord's requests arrive. */
import type { REST } from 'discord.js';
import type { Attempt } from '../draughts/attempt.ts';
import type { Route } from './router.ts';

/** Discord as the bot is known to it. */
export interface Connection {
  readonly applicationId: string;
  /** Resolves, with a plain sentence, when Discord has closed the connection for good, or no longer takes the token. */
  readonly lost: Promise<string>;
  /** Where Discord's requests arrive; `null`: interactions come by the gateway. */
  readonly port: number | null;
}

export interface Entrance {
  readonly rest: REST;
  /** The bot's own id; empty until it has entered. */
  readonly botId: () => string;
  /** Routes interactions from now on. What it returns takes no more of them, and waits for those under way. */
  listen(route: Route): () => Promise<unknown>;
  /** Enters, and resolves when Discord has told who the bot is. The problem is a plain sentence. */
  enter(token: string): Promise<Attempt<Connection, string>>;
  leave(): Promise<void>;
}

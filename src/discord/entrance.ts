/** The way by which interactions come: the gateway's connections, or the door at which Discord's requests arrive. */
import type { Attempt } from '../draughts/attempt.ts';
import type { Clients } from './clients.ts';
import type { Route } from './router.ts';

/** Discord as the bot is known to it. */
export interface Connection {
  readonly applicationId: string;
  /** Resolves, with a plain sentence, when Discord has closed the connection for good, or no longer takes the token. */
  readonly lost: Promise<string>;
  /** Where Discord's requests arrive; `null`: interactions come by the gateway. */
  readonly port: number | null;
}

/** How it stands; a door counts as one connection. Spans are in ms. */
export interface EntranceState {
  /** How many connections there should be; before Discord has told, one. */
  readonly all: number;
  readonly open: number;
  /** How long the first of those that are closed has been so; `null` when all are open. */
  readonly closedFor: number | null;
}

export interface Entrance extends Clients {
  /** The bot's own id; empty until it has entered. */
  readonly botId: () => string;
  /** Routes interactions from now on. What it returns takes no more of them, and waits for those under way. */
  listen(route: Route): () => Promise<unknown>;
  /** Enters, and resolves when Discord has told who the bot is. The problem is a plain sentence. */
  enter(token: string): Promise<Attempt<Connection, string>>;
  /** How it stands just now. */
  state(): Promise<EntranceState>;
  /** Before it leaves: sees to it that whoever sends requests turns to other processes by and by; resolves when they have had time. */
  drain(): Promise<void>;
  leave(): Promise<void>;
}

/**
 * The two clients that ask Discord. Its global limit of 50 requests a second leaves out answers to interactions; the library
 * counts them, and would have a board wait for the end of a second in which others were answered. So they have a client of their own.
 * All other limits belong to routes, and no route is asked by both.
 */
import { REST } from 'discord.js';
import { restOptions, type RestParts } from './restOptions.ts';

/** How often (ms) the library forgets answers that are over. Each interaction has a token, under which it keeps a queue; its own hour would keep too many. */
const FORGETTING = 60_000;

export interface Clients {
  /** Asks with the bot's token, within the global limit. */
  readonly rest: REST;
  /** Answers interactions, which the global limit leaves out. */
  readonly answering: REST;
}

/** The client that answers interactions: each has limits of its own, which are no other process's. */
export const answeringClient = (parts: RestParts): REST =>
  new REST({
    ...restOptions({ ...parts, share: 1 }),
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    handlerSweepInterval: FORGETTING,
  });

/** Both, of a bot that holds no connection. */
export const openClients = (parts: RestParts): Clients => ({
  rest: new REST(restOptions(parts)),
  answering: answeringClient(parts),
});

/** Ends what the clients do by themselves. */
export function closeClients({ rest, answering }: Clients): void {
  for (const client of [rest, answering]) {
    client.clearHandlerSweeper();
    client.clearHashSweeper();
  }
}

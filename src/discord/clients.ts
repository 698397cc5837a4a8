/**
 * Discord's global limit of 50 requests per second excludes answers to interactions, but the
 * library counts them, so answers have their own client. All other limits belong to routes, and the
 * clients share no route.
 */
import { REST } from 'discord.js';
import { restOptions, type RestParts } from './restOptions.ts';

// In ms. Each interaction has its own queue, so the default of an hour would keep too many.
const FORGETTING = 60_000;

export interface Clients {
  readonly rest: REST;
  readonly answering: REST;
}

export const answeringClient = (parts: RestParts): REST =>
  new REST({
    ...restOptions({ ...parts, share: 1 }),
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    handlerSweepInterval: FORGETTING,
  });

export const openClients = (parts: RestParts): Clients => ({
  rest: new REST(restOptions(parts)),
  answering: answeringClient(parts),
});

export function closeClients({ rest, answering }: Clients): void {
  for (const client of [rest, answering]) {
    client.clearHandlerSweeper();
    client.clearHashSweeper();
  }
}

/**
 * The connection to Discord: discord.js's gateway client and its REST client, and nothing kept in memory.
 *
 * No intents: interactions belong to none, and without any Discord sends no servers, channels or members, so a bot in
 * thousands of servers stays as small as in one.
 */
import {
  Client,
  DefaultRestOptions,
  Events,
  GatewayDispatchEvents,
  Options,
  RESTEvents,
  SimpleIdentifyThrottler,
} from 'discord.js';
import type { APIInteraction } from 'discord.js';
import type { Log } from '../log.ts';
import { patientThrottler } from './identifying.ts';
import { patiently } from './patientRequests.ts';
import { waitOrGiveUp } from './rateLimits.ts';
import type { Shards } from './shards.ts';

/** A client for the API at this address, not yet connected; `now` is the clock, in ms; without shards it takes them all. */
export function makeClient(apiUrl: string, log: Log, now: () => number, shards: Shards | null): Client {
  const waiting = (reason: string, pause: number): void =>
    log.warn(`Discord cannot be reached at ${apiUrl} (${reason}); trying again in ${pause / 1000} s`);
  const client = new Client({
    intents: [],
    // As many connections as Discord asks for: one, until the bot is in thousands of servers.
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : { shards: 'auto' as const }),
    makeCache: Options.cacheWithLimits({ MessageManager: 0, UserManager: 0, GuildMemberManager: 0 }),
    rest: {
      api: apiUrl,
      rejectOnRateLimit: (request) => waitOrGiveUp(request, now()),
      makeRequest: patiently(DefaultRestOptions.makeRequest, waiting),
    },
    ws: {
      buildIdentifyThrottler: async (manager) => {
        const { session_start_limit: limit } = await manager.fetchGatewayInformation();
        return patientThrottler(new SimpleIdentifyThrottler(limit.max_concurrency), Date.now);
      },
    },
  });
  client.on(Events.Error, (error) => log.error({ err: error }, 'a fault of the connection'));
  client.on(Events.Warn, (text) => log.warn(text));
  client.on(Events.ShardReconnecting, () => log.debug('the connection was closed'));
  client.on(Events.ShardResume, () => log.debug('the connection was resumed'));
  return client;
}

/** Calls `saw` with the date of each answer of Discord's. */
export function onAnswer({ rest }: Client, saw: (date: string | null) => void): void {
  rest.on(RESTEvents.Response, (_request, response) => saw(response.headers.get('date')));
}

/** Calls `handle` with each interaction, as the JSON that Discord sent. */
export function onInteraction(client: Client, handle: (interaction: APIInteraction) => void): void {
  client.ws.on(GatewayDispatchEvents.InteractionCreate, handle);
}

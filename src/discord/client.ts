/**
 * The connection to Discord: discord.js's gateway client and its REST client, and nothing kept in memory.
 *
 * No intents: interactions belong to none, and without any Discord sends no servers, channels or members, so a bot in
 * thousands of servers stays as small as in one.
 */
import { Client, Events, GatewayDispatchEvents, Options, SimpleIdentifyThrottler } from 'discord.js';
import type { APIInteraction } from 'discord.js';
import { patientThrottler } from './identifying.ts';
import { restOptions, type RestParts } from './restOptions.ts';
import type { Shards } from './shards.ts';

/** A client that is not yet connected; without shards it takes them all. */
export function makeClient(parts: RestParts, shards: Shards | null): Client {
  const { log } = parts;
  const client = new Client({
    intents: [],
    // As many connections as Discord asks for: one, until the bot is in thousands of servers.
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : { shards: 'auto' as const }),
    makeCache: Options.cacheWithLimits({ MessageManager: 0, UserManager: 0, GuildMemberManager: 0 }),
    rest: restOptions(parts),
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

/** Calls `handle` with each interaction, as the JSON that Discord sent. */
export function onInteraction(client: Client, handle: (interaction: APIInteraction) => void): void {
  client.ws.on(GatewayDispatchEvents.InteractionCreate, handle);
}

/** Being connected to Discord's gateway, from logging in until stopping. */
import { DiscordjsError, DiscordjsErrorCodes, Events } from 'discord.js';
import type { Client } from 'discord.js';
import { done, refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';
import { attending } from './attending.ts';
import { makeClient, onInteraction } from './client.ts';
import { reasonOf, WRONG_TOKEN } from './closing.ts';
import { isWrongToken } from './faults.ts';
import type { Connection, Entrance } from './entrance.ts';
import { watchGateway } from './gatewayState.ts';
import type { RestParts } from './restOptions.ts';
import type { Shards } from './shards.ts';
import { keepToken } from './token.ts';

const isTokenInvalid = (error: unknown): boolean =>
  error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid;

/** The gateway as a way by which interactions come. */
export function gatewayEntrance(parts: RestParts, shards: Shards | null, stopwatch: () => number): Entrance {
  const client = makeClient(parts, shards);
  const state = watchGateway(client, { stopwatch, wall: Date.now });
  return {
    rest: client.rest,
    botId: () => client.user?.id ?? '',
    listen: (route) => {
      const { handle, hangUp } = attending(route);
      onInteraction(client, (interaction) => void handle(interaction));
      return hangUp;
    },
    enter: (token) => connect(client, token, parts.apiUrl),
    state: async () => state(),
    leave: () => client.destroy(),
  };
}

/** Connects, and resolves when Discord has told who the bot is. The problem is a plain sentence. */
async function connect(client: Client, token: string, apiUrl: string): Promise<Attempt<Connection, string>> {
  const refusedForGood = keepToken(client.rest).then(() => WRONG_TOKEN);
  const closed = new Promise<string>((resolve) => {
    client.once(Events.ShardDisconnect, ({ code }) => resolve(reasonOf(code)));
  });
  const lost = Promise.race([closed, refusedForGood]);
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  const entered = await enter(client, token, apiUrl, closed);
  if (!entered.ok) return entered;
  const first = await Promise.race([ready, lost]);
  return typeof first === 'string'
    ? refused(first)
    : done({ applicationId: first.application.id, lost, port: null });
}

async function enter(
  client: Client,
  token: string,
  apiUrl: string,
  closed: Promise<string>,
): Promise<Attempt<null, string>> {
  try {
    await client.login(token);
    return done(null);
  } catch (error) {
    await client.destroy();
    if (isTokenInvalid(error) || isWrongToken(error)) return refused(WRONG_TOKEN);
    const reason = error instanceof Error ? error.message : String(error);
    const unreachable = Promise.resolve(`Discord cannot be reached at ${apiUrl}: ${reason}.`);
    // discord.js throws as well when the gateway closes; by now it has told with which code.
    return refused(await Promise.race([closed, unreachable]));
  }
}

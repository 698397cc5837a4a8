/** Being connected to Discord: from logging in until stopping, with every interaction seen through to its end. */
import { DiscordjsError, DiscordjsErrorCodes, Events } from 'discord.js';
import type { Client } from 'discord.js';
import { done, refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';
import { onInteraction } from './client.ts';
import { reasonOf, WRONG_TOKEN } from './closing.ts';
import { isWrongToken } from './faults.ts';
import type { Route } from './router.ts';
import { keepToken } from './token.ts';

const isTokenInvalid = (error: unknown): boolean =>
  error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid;

/** Discord as the bot is known to it. */
export interface Connection {
  readonly applicationId: string;
  /** Resolves, with a plain sentence, when Discord has closed the connection for good, or no longer takes the token. */
  readonly lost: Promise<string>;
}

/** Connects, and resolves when Discord has told who the bot is. The problem is a plain sentence. */
export async function connect(
  client: Client,
  token: string,
  apiUrl: string,
): Promise<Attempt<Connection, string>> {
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
  return typeof first === 'string' ? refused(first) : done({ applicationId: first.application.id, lost });
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

/** Routes interactions from now on. What it returns hears no more of them, and waits for those under way. */
export function listen(client: Client, route: Route): () => Promise<unknown> {
  const underWay = new Set<Promise<void>>();
  let isOpen = true;
  onInteraction(client, (interaction) => {
    if (!isOpen) return;
    const handled = route(interaction).finally(() => underWay.delete(handled));
    underWay.add(handled);
  });
  return () => {
    isOpen = false;
    return Promise.all(underWay);
  };
}

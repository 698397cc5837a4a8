/** Being connected to Discord: from logging in until stopping, with every interaction seen through to its end. */
import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes, Events } from 'discord.js';
import type { Client } from 'discord.js';
import { done, refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';
import { onInteraction } from './client.ts';
import type { Route } from './router.ts';

const UNAUTHORISED = 401;
const WRONG_TOKEN =
  'Discord refused the token. Copy it anew from "Bot" in the developer portal to DISCORD_TOKEN.';
const LOST =
  'Discord closed the connection and does not want it back; the token may have been reset. Check it and start again.';

const isWrongToken = (error: unknown): boolean =>
  (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) ||
  (error instanceof DiscordAPIError && error.status === UNAUTHORISED);

/** Discord as the bot is known to it. */
export interface Connection {
  readonly applicationId: string;
  /** Resolves, with a plain sentence, when Discord has closed the connection for good. */
  readonly lost: Promise<string>;
}

/** Connects, and resolves when Discord has told who the bot is. The problem is a plain sentence. */
export async function connect(
  client: Client,
  token: string,
  apiUrl: string,
): Promise<Attempt<Connection, string>> {
  const lost = new Promise<string>((resolve) => {
    client.once(Events.ShardDisconnect, () => resolve(LOST));
  });
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    const reason = error instanceof Error ? error.message : String(error);
    return refused(isWrongToken(error) ? WRONG_TOKEN : `Discord cannot be reached at ${apiUrl}: ${reason}.`);
  }
  const first = await Promise.race([ready, lost]);
  return typeof first === 'string' ? refused(first) : done({ applicationId: first.application.id, lost });
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

/**
 * A server that is due: Discord is asked whether the bot is still in it. The bot has no intent by which it would be told, so
 * it asks once a week. What is stored of a server that took the bot out is kept for a month, in case it comes back.
 */
import { DAY } from '../game/span.ts';
import type { App } from './app.ts';
import { dueAfter } from './patience.ts';
import type { Watch } from './servers.ts';

const WEEK = 7 * DAY;
/** How long a server's data outlives the bot's stay there, in ms. */
export const RETENTION = 30 * DAY;

/** Asks, and forgets the server when the bot has been gone for long enough. */
export async function watchServer(app: App, { guildId, goneSince }: Watch): Promise<void> {
  const { servers } = app.store;
  const now = app.now();
  const presence = await app.members.server(guildId);
  if (presence === 'unknown') return servers.saveWatch({ guildId, goneSince }, dueAfter('forbidden', now));
  if (presence === 'here') return servers.saveWatch({ guildId, goneSince: null }, now + WEEK);
  const since = goneSince ?? now;
  if (now >= since + RETENTION) return servers.erase(guildId);
  return servers.saveWatch({ guildId, goneSince: since }, Math.min(now + WEEK, since + RETENTION));
}

/**
 * A server that is due: Discord is asked whether the bot is still in it. The bot has no intent by which it would be told, so
 * it asks once a week. What is stored of a server that took the bot out is kept for a month, in case it comes back. Where a member
 * brought it along it never was, and yet it is played there: so the month begins with the last move at the earliest.
 */
import { DAY } from '../../game/span.ts';
import type { Using } from '../ports/app.ts';
import { dueAfter, putOff, type PutOff } from './kind.ts';
import type { Watch } from '../ports/servers.ts';

type Needs = Using<'games' | 'servers', 'members' | 'now'>;

const WEEK = 7 * DAY;
/** How long a server's data outlives the bot's stay there, in ms. */
export const RETENTION = 30 * DAY;

/** When a move was last made in a server (ms since 1970); 0 for never. A flag that falls is nobody's move. */
async function lastPlayed({ store }: Using<'games'>, guildId: string): Promise<number> {
  const games = await store.games({ guildId });
  return Math.max(0, ...games.map(({ game }) => game.turns.at(-1)?.from ?? game.createdAt));
}

/** Asks, and forgets the server when the bot has been gone for long enough. */
export async function doDueServer(
  app: Needs,
  { guildId, goneSince }: Watch,
): Promise<PutOff<Watch> | undefined> {
  const { servers } = app.store;
  const now = app.now();
  const presence = await app.members.server(guildId);
  if (presence === 'unknown') return putOff({ guildId, goneSince }, dueAfter('forbidden', now, now));
  if (presence === 'here') return putOff({ guildId, goneSince: null }, now + WEEK);
  const since = goneSince ?? now;
  const until = Math.max(since, await lastPlayed(app, guildId)) + RETENTION;
  if (now < until) return putOff({ guildId, goneSince: since }, Math.min(now + WEEK, until));
  await servers.erase(guildId);
  return undefined;
}

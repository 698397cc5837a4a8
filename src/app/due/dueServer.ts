/**
 * Checks weekly whether the bot is still a member. Data is kept for a month after the bot leaves.
 */
import { DAY } from '../../game/calendar/span.ts';
import type { Using } from '../ports/app.ts';
import { HOURS_LATER, putOff, type PutOff } from './kind.ts';
import type { Watch } from '../ports/subjects/servers.ts';

type Needs = Using<'games' | 'servers', 'members' | 'now'>;

const WEEK = 7 * DAY;
/** How long server data is kept after the bot leaves (ms). */
export const RETENTION = 30 * DAY;

/**
 * The time of the last move in a server (ms since 1970); 0 for never. A loss on time is not a move.
 */
async function lastPlayed({ store }: Using<'games'>, guildId: string): Promise<number> {
  const games = await store.games.list({ guildId });
  return Math.max(0, ...games.map(({ game }) => game.turns.at(-1)?.from ?? game.createdAt));
}

export async function doDueServer(
  app: Needs,
  { guildId, goneSince }: Watch,
): Promise<PutOff<Watch> | undefined> {
  const { servers } = app.store;
  const now = app.now();
  const presence = await app.members.server(guildId);
  if (presence === 'unknown') return putOff({ guildId, goneSince }, now + HOURS_LATER);
  if (presence !== 'gone') return putOff({ guildId, goneSince: null }, now + WEEK);
  const since = goneSince ?? now;
  const until = Math.max(since, await lastPlayed(app, guildId)) + RETENTION;
  if (now < until) return putOff({ guildId, goneSince: since }, Math.min(now + WEEK, until));
  await servers.erase(guildId);
  return undefined;
}

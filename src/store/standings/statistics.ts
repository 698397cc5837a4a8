/** A server's statistics: a few rows of tallies, whatever the number of games. */
import type { Statistics } from '../../app/standings.ts';
import type { Activity } from '../../rating/activity.ts';
import type { Outcome } from '../../rating/entry.ts';
import type { Count } from '../../rating/replay.ts';
import { startOfDay } from '../../rating/span.ts';
import { LEAST_PLIES } from '../../rating/verdict.ts';
import type { Database } from '../database.ts';
import { readOutcome } from './rows.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How many days are shown. */
const DAYS = 14;
/** More keys of a kind than anyone reads; days, hours and weekdays are fewer. */
const MOST_KEYS = 24;
const MOST_PAIRS = 3;

/** All that is read of a server's statistics. */
export async function statisticsOf(database: Database, guildId: string, now: number): Promise<Statistics> {
  const today = startOfDay(now);
  const days = Array.from({ length: DAYS }, (_, ago) => String(today - ago * DAY));
  const kinds = ['weekday', 'hour', 'variant', 'first-move'] as const;
  const counts = await Promise.all([
    topOf(database, guildId, 'day', days),
    ...kinds.map((activity) => topOf(database, guildId, activity)),
  ]);
  return {
    counts: counts.flat(),
    longest: await extreme(database, guildId, 'desc'),
    shortest: await extreme(database, guildId, 'asc'),
    pairs: await topPairs(database, guildId),
  };
}

async function topOf(
  { db }: Database,
  guildId: string,
  activity: Activity,
  keys?: readonly string[],
): Promise<readonly Count[]> {
  const all = db
    .selectFrom('activity')
    .select(['key', 'games', 'white', 'black'])
    .where('guild_id', '=', guildId)
    .where('activity', '=', activity);
  const some = keys ? all.where('key', 'in', keys) : all;
  const rows = await some.orderBy('games', 'desc').limit(MOST_KEYS).execute();
  return rows.map((row) => ({ activity, ...row }));
}

/** The most active pairs, with the names of their latest game. */
async function topPairs(database: Database, guildId: string): Promise<Statistics['pairs']> {
  const counts = await topOf(database, guildId, 'pair');
  const pairs = counts.slice(0, MOST_PAIRS).map(async ({ key, games }) => {
    const latest = await latestOf(database, guildId, key);
    return latest ? [{ players: [latest.players.white, latest.players.black] as const, games }] : [];
  });
  return (await Promise.all(pairs)).flat();
}

async function latestOf({ db }: Database, guildId: string, pair: string): Promise<Outcome | null> {
  const row = await db
    .selectFrom('outcome')
    .select('data')
    .where('guild_id', '=', guildId)
    .where('pair', '=', pair)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? readOutcome(row) : null;
}

async function extreme(
  { db }: Database,
  guildId: string,
  direction: 'asc' | 'desc',
): Promise<Outcome | null> {
  const row = await db
    .selectFrom('outcome')
    .select('data')
    .where('guild_id', '=', guildId)
    .where('plies', '>=', LEAST_PLIES)
    .where('verdict', '!=', 'void')
    .orderBy('plies', direction)
    .orderBy('seq', direction)
    .limit(1)
    .executeTakeFirst();
  return row ? readOutcome(row) : null;
}

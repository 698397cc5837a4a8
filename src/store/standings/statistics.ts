/** A server's statistics: a few tallies for any number of games, from three queries at once. */
import type { Statistics } from '../../app/ports/subjects/standings.ts';
import { isFormer } from '../../game/player.ts';
import { ACTIVITIES, type Activity } from '../../rating/activity.ts';
import { startOfDay } from '../../rating/span.ts';
import { LEAST_PLIES } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { isNamed } from '../people/hidden.ts';
import { readOutcome } from './rows.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 30;
/** More keys of a kind than anyone reads. There are never more days, hours or weekdays. */
const MOST_KEYS = DAYS;
const MOST_PAIRS = 3;

export async function statisticsOf(database: Database, guildId: string, now: number): Promise<Statistics> {
  const [counts, extremes, pairs] = await Promise.all([
    countsOf(database, guildId, startOfDay(now) - (DAYS - 1) * DAY),
    extremesOf(database, guildId),
    topPairs(database, guildId),
  ]);
  return { counts, ...extremes, pairs };
}

/** The most frequent keys of one kind. Days count from `firstDay` (ms) on, compared as texts. */
function topOf({ db }: Database, guildId: string, activity: Activity, firstDay: number) {
  const all = db
    .selectFrom('activity')
    .select(['key', 'games', 'white', 'black'])
    .where('guild_id', '=', guildId)
    .where('activity', '=', activity);
  const some = activity === 'day' ? all.where('key', '>=', String(firstDay)) : all;
  const top = some.orderBy('games', 'desc').limit(MOST_KEYS).as('top');
  return db
    .selectFrom(top)
    .select((make) => [make.val<Activity>(activity).as('activity'), 'key', 'games', 'white', 'black']);
}

async function countsOf(
  database: Database,
  guildId: string,
  firstDay: number,
): Promise<Statistics['counts']> {
  const [first, ...others] = ACTIVITIES.filter((activity) => activity !== 'pair').map((activity) =>
    topOf(database, guildId, activity, firstDay),
  );
  const all = others.reduce((union, query) => union?.unionAll(query), first);
  return (await all?.execute()) ?? [];
}

/** The most active pairs without hidden or erased players, named as in their latest game. */
async function topPairs(database: Database, guildId: string): Promise<Statistics['pairs']> {
  const top = database.db
    .selectFrom('activity')
    .select(['key', 'games'])
    .where('guild_id', '=', guildId)
    .where('activity', '=', 'pair')
    .orderBy('games', 'desc')
    .limit(MOST_KEYS)
    .as('top');
  const rows = await database.db
    .selectFrom(top)
    .select((make) => [
      'games',
      make
        .selectFrom('outcome')
        .select('data')
        .where('guild_id', '=', guildId)
        .whereRef('pair', '=', 'top.key')
        .where((row) => isNamed(database, row.ref('outcome.white_id')))
        .where((row) => isNamed(database, row.ref('outcome.black_id')))
        .orderBy('at', 'desc')
        .limit(1)
        .as('latest'),
    ])
    .orderBy('games', 'desc')
    .execute();
  const pairs: Statistics['pairs'][number][] = [];
  for (const { games, latest } of rows) {
    if (pairs.length === MOST_PAIRS) break;
    if (latest === null) continue;
    const { white, black } = readOutcome({ data: latest }).players;
    if (!isFormer(white.id) && !isFormer(black.id)) pairs.push({ players: [white, black], games });
  }
  return pairs;
}

async function extremesOf(
  database: Database,
  guildId: string,
): Promise<Pick<Statistics, 'longest' | 'shortest'>> {
  const most = (direction: 'asc' | 'desc') =>
    database.db.selectFrom(
      database.db
        .selectFrom('outcome')
        .select(['data', 'plies', 'seq'])
        .where('guild_id', '=', guildId)
        .where('plies', '>=', LEAST_PLIES)
        .where('verdict', '!=', 'void')
        .where((row) => isNamed(database, row.ref('outcome.white_id')))
        .where((row) => isNamed(database, row.ref('outcome.black_id')))
        .orderBy('plies', direction)
        .orderBy('seq', direction)
        .limit(1)
        .as('extreme'),
    );
  const rows = await most('desc')
    .select((make) => ['data', make.lit<number>(1).as('isLongest')])
    .unionAll(most('asc').select((make) => ['data', make.lit<number>(0).as('isLongest')]))
    .execute();
  const read = (isLongest: number) => {
    const row = rows.find((each) => each.isLongest === isLongest);
    return row ? readOutcome(row) : null;
  };
  return { longest: read(1), shortest: read(0) };
}

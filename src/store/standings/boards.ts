/** Pages of leaderboards. One statement per screen reads the leaderboard once along its index. */
import type { BoardPage, BoardQuestion, PageQuestion } from '../../app/ports/subjects/standings.ts';
import { sql } from 'kysely';
import { startOf } from '../../rating/span.ts';
import { isThere } from '../servers/attendance.ts';
import type { Database } from '../database/database.ts';
import { isNamed } from '../people/hidden.ts';
import { readRecord } from './rows.ts';

/** Whether a standing has a rank. With too few games, one win would lead the leaderboard. */
const isRanked = ({ order, now }: BoardQuestion) =>
  order === 'rating'
    ? sql<boolean>`standing.ranked_until > ${now}`
    : order === 'share'
      ? sql<boolean>`standing.share is not null`
      : sql<boolean>`standing.games > 0`;

/** Everyone on the leaderboard, unranked players last; without hidden users and users who left. */
function members(database: Database, question: BoardQuestion) {
  const { guildId, pool, span, order, now } = question;
  const ranked = isRanked(question);
  const all = database.db
    .selectFrom('standing')
    .select((make) => [
      'standing.user_id',
      make
        .case()
        .when(ranked)
        .then(make.fn.agg<number>('rank').over((over) => over.orderBy(ranked, 'desc').orderBy(order, 'desc')))
        .end()
        .as('place'),
      make.fn
        .agg<number>('row_number')
        .over((over) => over.orderBy(ranked, 'desc').orderBy(order, 'desc').orderBy('standing.user_id'))
        .as('line'),
    ])
    .where('guild_id', '=', guildId)
    .where('pool', '=', pool)
    .where('span', '=', span)
    .where('since', '=', startOf(span, now))
    .where((row) => isThere(database, guildId, row.ref('standing.user_id')))
    .where((row) => isNamed(database, row.ref('standing.user_id')));
  // A ranked player who no longer plays isn't on any rating leaderboard.
  if (order === 'rating')
    return all.where((row) => row.or([row('ranked_until', '>', now), row('ranked_until', '=', 0)]));
  return all.where(order === 'share' ? 'games' : order, '>', 0);
}

/** The lines of the page, then the reader's, which has no number if they aren't on the board. */
function linesOf(database: Database, question: BoardQuestion, { offset, size, reader }: PageQuestion) {
  const { guildId, pool } = question;
  return database.db
    .with(
      (make) => make('member').materialized(),
      () => members(database, question),
    )
    .with('shown', (query) =>
      query
        .selectNoFrom((make) => [make.val(reader).as('user_id'), make.lit<number>(1).as('own')])
        .unionAll(
          query
            .selectFrom('member')
            .select((make) => ['user_id', make.lit<number>(0).as('own')])
            .where('line', '>', offset)
            .where('line', '<=', offset + size),
        ),
    )
    .selectFrom('shown')
    .leftJoin('member', 'member.user_id', 'shown.user_id')
    .leftJoin('record', (join) =>
      join
        .onRef('record.user_id', '=', 'shown.user_id')
        .on('record.guild_id', '=', guildId)
        .on('record.pool', '=', pool),
    )
    .select((make) => [
      'shown.user_id as user',
      'shown.own',
      'member.place',
      'member.line',
      'record.data',
      make
        .selectFrom('member')
        .select((member) => member.fn.countAll<number>().as('count'))
        .as('players'),
      make.selectFrom('hidden').select('user_id').where('user_id', '=', reader).as('hidden'),
    ])
    .orderBy('shown.own')
    .orderBy('member.line');
}

export async function boardPage(
  database: Database,
  question: BoardQuestion,
  asked: PageQuestion,
): Promise<BoardPage> {
  const rows = await linesOf(database, question, asked).execute();
  const lines = rows.map(({ user, place, line, own, data }) => ({
    user,
    place,
    line,
    isOwn: own === 1,
    record: data === null ? null : readRecord({ data }),
  }));
  const own = lines.find(({ isOwn }) => isOwn);
  return {
    lines: lines.flatMap(({ user, place, isOwn, record }) =>
      isOwn || !record ? [] : [{ user, place, record }],
    ),
    players: rows[0]?.players ?? 0,
    own: {
      user: asked.reader,
      place: own?.place ?? null,
      record: own?.record ?? null,
      isOnBoard: (own?.line ?? null) !== null,
      isHidden: (rows[0]?.hidden ?? null) !== null,
    },
  };
}

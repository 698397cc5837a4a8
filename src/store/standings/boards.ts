/** Pages of boards: one statement per screen, which reads the board once along its index. */
import type { BoardPage, BoardQuestion, PageQuestion } from '../../app/ports/standings.ts';
import { startOf } from '../../rating/span.ts';
import { isThere } from '../servers/attendance.ts';
import type { Database } from '../database/database.ts';
import { isNamed } from '../people/hidden.ts';
import { readRecord } from './rows.ts';

/** Everyone on the board with their places, without hidden users and those who left. */
function members(database: Database, { guildId, pool, span, order, now }: BoardQuestion) {
  const all = database.db
    .selectFrom('standing')
    .select((make) => [
      'standing.user_id',
      make.fn
        .agg<number>('rank')
        .over((over) => over.orderBy(order, 'desc'))
        .as('place'),
    ])
    .where('guild_id', '=', guildId)
    .where('pool', '=', pool)
    .where('span', '=', span)
    .where('since', '=', startOf(span, now))
    .where((row) => isThere(database, guildId, row.ref('standing.user_id')))
    .where((row) => isNamed(database, row.ref('standing.user_id')));
  if (order === 'rating') return all.where('ranked_until', '>', now);
  return order === 'share' ? all.where('share', 'is not', null) : all.where(order, '>', 0);
}

/** The lines of the page, then the reader's, without a place if they aren't on the board. */
function linesOf(database: Database, question: BoardQuestion, { offset, size, reader }: PageQuestion) {
  const { guildId, pool } = question;
  return database.db
    .with(
      (make) => make('member').materialized(),
      () => members(database, question),
    )
    .with('page', (query) =>
      query
        .selectFrom('member')
        .select((make) => ['user_id', 'place', make.lit<number>(0).as('own')])
        .orderBy('place')
        .orderBy('user_id')
        .limit(size)
        .offset(offset),
    )
    .with('line', (query) =>
      query
        .selectNoFrom((make) => [
          make.val(reader).as('user_id'),
          make.selectFrom('member').select('place').where('user_id', '=', reader).as('place'),
          make.lit<number>(1).as('own'),
        ])
        .unionAll(query.selectFrom('page').select(['user_id', 'place', 'own'])),
    )
    .selectFrom('line')
    .leftJoin('record', (join) =>
      join
        .onRef('record.user_id', '=', 'line.user_id')
        .on('record.guild_id', '=', guildId)
        .on('record.pool', '=', pool),
    )
    .select((make) => [
      'line.user_id as user',
      'line.place',
      'line.own',
      'record.data',
      make
        .selectFrom('member')
        .select((member) => member.fn.countAll<number>().as('count'))
        .as('players'),
      make.selectFrom('hidden').select('user_id').where('user_id', '=', reader).as('hidden'),
    ])
    .orderBy('line.own')
    .orderBy('line.place')
    .orderBy('line.user_id');
}

export async function boardPage(
  database: Database,
  question: BoardQuestion,
  asked: PageQuestion,
): Promise<BoardPage> {
  const rows = await linesOf(database, question, asked).execute();
  const lines = rows.map(({ user, place, own, data }) => ({
    user,
    place,
    isOwn: own === 1,
    record: data === null ? null : readRecord({ data }),
  }));
  const own = lines.find(({ isOwn }) => isOwn);
  return {
    lines: lines.flatMap(({ user, place, isOwn, record }) =>
      isOwn || place === null || !record ? [] : [{ user, place, record }],
    ),
    players: rows[0]?.players ?? 0,
    own: {
      place: own?.place ?? null,
      record: own?.record ?? null,
      isHidden: (rows[0]?.hidden ?? null) !== null,
    },
  };
}

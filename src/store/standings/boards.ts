/** Pages of boards, each read in the order of its own index. */
import type { UserId } from '../../game/game.ts';
import type { BoardLine, BoardPage, BoardQuestion } from '../../app/standings.ts';
import { startOf } from '../../rating/span.ts';
import type { Database } from '../database.ts';
import { readRecord } from './rows.ts';

/** Everyone on the board, without an order. */
function members({ db }: Database, { guildId, pool, span, order, now }: BoardQuestion) {
  const all = db
    .selectFrom('standing')
    .where('guild_id', '=', guildId)
    .where('pool', '=', pool)
    .where('span', '=', span)
    .where('since', '=', startOf(span, now));
  if (order === 'rating') return all.where('ranked_until', '>', now);
  return order === 'share' ? all.where('share', 'is not', null) : all.where(order, '>', 0);
}

/** How many are on the board; with `above`, how many have more than that. */
async function countOf(database: Database, question: BoardQuestion, above?: number): Promise<number> {
  const all = members(database, question);
  const some = above === undefined ? all : all.where(question.order, '>', above);
  const { count } = await some
    .select((make) => make.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function recordsOf(
  { db }: Database,
  { guildId, pool }: BoardQuestion,
  users: readonly UserId[],
): Promise<ReadonlyMap<UserId, BoardLine['record']>> {
  if (users.length === 0) return new Map();
  const rows = await db
    .selectFrom('record')
    .select(['user_id', 'data'])
    .where('guild_id', '=', guildId)
    .where('pool', '=', pool)
    .where('user_id', 'in', users)
    .execute();
  return new Map(rows.map((row) => [row.user_id, readRecord(row)]));
}

/** A page of a board. */
export async function boardPage(
  database: Database,
  question: BoardQuestion,
  offset: number,
  size: number,
): Promise<BoardPage> {
  const { order } = question;
  const rows = await members(database, question)
    .select(['user_id', `${order} as value`])
    .orderBy(order, 'desc')
    .orderBy('user_id')
    .limit(size)
    .offset(offset)
    .execute();
  const records = await recordsOf(
    database,
    question,
    rows.map((row) => row.user_id),
  );
  const first = rows[0]?.value;
  let place = typeof first === 'number' ? 1 + (await countOf(database, question, first)) : 1;
  const lines = rows.flatMap(({ user_id: user, value }, index) => {
    if (value !== rows[index - 1]?.value && index > 0) place = offset + index + 1;
    const record = records.get(user);
    return record ? [{ place, user, record }] : [];
  });
  return { lines, players: await countOf(database, question) };
}

/** The place of one player. */
export async function placeOf(
  database: Database,
  question: BoardQuestion,
  user: UserId,
): Promise<number | null> {
  const row = await members(database, question)
    .select(`${question.order} as value`)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return typeof row?.value === 'number' ? 1 + (await countOf(database, question, row.value)) : null;
}

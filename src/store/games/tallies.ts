/** Limits per person, enforced by pairs of statements like those in `room.ts`. */
import { sql, type Compilable, type Expression, type RawBuilder } from 'kysely';
import type { Limits } from '../../app/ports/limits.ts';
import type { Room } from '../../app/ports/subjects/games.ts';
import { type Ask, type Challenge, challengeAsk } from '../../game/challenge/challenge.ts';
import type { UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { put } from '../database/rows.ts';

const openOf = ({ db }: Database, user: UserId, at: number) =>
  db.selectFrom('challenge').where('challenger_id', '=', user).where('open_until', '>', at);

const asksOf = ({ db }: Database, from: UserId, to: UserId, since: number) =>
  db.selectFrom('ask').where('from_id', '=', from).where('to_id', '=', to).where('asked_at', '>', since);

/** Compares the other side instead of looking it up, because the engine has the most games. */
const againstEngine = (
  { db }: Database,
  user: UserId,
  engine: UserId,
  [own, other]: readonly ['white_id', 'black_id'] | readonly ['black_id', 'white_id'],
) =>
  db
    .selectFrom('game')
    .where(own, '=', user)
    .where('state', '=', 'running')
    .where(sql<string>`coalesce(${sql.ref(other)}, '')`, '=', engine);

const SIDES = [
  ['white_id', 'black_id'],
  ['black_id', 'white_id'],
] as const;

/** The first statement locks the person's row; the second changes nothing if a limit is reached. */
export function counted(
  database: Database,
  user: UserId,
  at: number,
  counts: readonly (readonly [RawBuilder<number>, number])[],
): readonly Compilable[] {
  const none = { user_id: user, since: at, records: 0, characters: 0 };
  const held = put(database, 'quota', [none], { user_id: user });
  const roomy = counts.reduce(
    (query, [count, most]) => query.where(count, '<', most),
    database.db
      .updateTable('quota')
      .set((row) => ({ records: row.ref('records') }))
      .where('user_id', '=', user),
  );
  return [held, roomy];
}

const countOf = (query: Expression<unknown>): RawBuilder<number> => sql<number>`${query}`;

/** Records that someone was challenged. Changes nothing if the limit is reached. */
function askStatements(database: Database, ask: Ask, { most, per }: Limits['asks']): readonly Compilable[] {
  const { id, from, to, guildId, at } = ask;
  const asks = asksOf(database, from, to, at - per).select(({ fn }) => fn.countAll<number>().as('asks'));
  const row = { id, from_id: from, to_id: to, guild_id: guildId, asked_at: at };
  return [...counted(database, from, at, [[countOf(asks), most]]), put(database, 'ask', [row], 'replaced')];
}

export function challengeStatements(
  database: Database,
  challenge: Challenge,
  { openChallenges, asks }: Pick<Limits, 'openChallenges' | 'asks'>,
): readonly Compilable[] {
  const { challenger, createdAt } = challenge;
  const open = openOf(database, challenger.id, createdAt).select(({ fn }) =>
    fn.countAll<number>().as('open'),
  );
  const ask = challengeAsk(challenge);
  return [
    ...counted(database, challenger.id, createdAt, [[countOf(open), openChallenges]]),
    ...(ask ? askStatements(database, ask, asks) : []),
  ];
}

export function engineStatements(
  database: Database,
  bound: NonNullable<Room['withEngine']>,
): readonly Compilable[] {
  const { user, engine, most, at } = bound;
  const [white, black] = SIDES.map((sides) =>
    countOf(
      againstEngine(database, user, engine, sides).select(({ fn }) => fn.countAll<number>().as('games')),
    ),
  );
  return counted(database, user, at, [[sql<number>`${white} + ${black}`, most]]);
}

async function engineGames(database: Database, user: UserId, engine: UserId): Promise<number> {
  let games = 0;
  for (const sides of SIDES) {
    const query = againstEngine(database, user, engine, sides);
    const row = await query.select(({ fn }) => fn.countAll<number>().as('games')).executeTakeFirstOrThrow();
    games += row.games;
  }
  return games;
}

async function addAsk(database: Database, ask: Ask, limits: Limits['asks']): Promise<boolean> {
  await forgetAsks(database, ask.at - limits.per);
  return database.allOrNothing(askStatements(database, ask, limits));
}

export async function forgetAsks({ db }: Database, before: number): Promise<void> {
  await db.deleteFrom('ask').where('asked_at', '<=', before).execute();
}

export const talliesOver = (database: Database) => ({
  /** When the user's open challenges end, latest first. In a full list, the last frees a place. */
  async openChallenges(user: UserId, at: number, limit: number): Promise<readonly number[]> {
    const open = openOf(database, user, at).select('open_until').orderBy('open_until', 'desc');
    const rows = await open.limit(limit).execute();
    return rows.flatMap((row) => row.open_until ?? []);
  },
  async asks(from: UserId, to: UserId, since: number, limit: number): Promise<readonly number[]> {
    const asks = asksOf(database, from, to, since).select('asked_at').orderBy('asked_at', 'desc');
    return (await asks.limit(limit).execute()).map((row) => row.asked_at);
  },
  /** Counts a challenge; false if there were too many. */
  ask: (ask: Ask, limits: Limits['asks']) => addAsk(database, ask, limits),
  async answered(id: Ask['id']): Promise<void> {
    await database.db.deleteFrom('ask').where('id', '=', id).execute();
  },
  engineGames: (user: UserId, engine: UserId) => engineGames(database, user, engine),
  /** When the user's first counted record was imported (ms); `null` if none was. */
  async importsSince(user: UserId): Promise<number | null> {
    const row = await database.db
      .selectFrom('quota')
      .select(['since', 'records'])
      .where('user_id', '=', user)
      .executeTakeFirst();
    return row && row.records > 0 ? row.since : null;
  },
});

import type { UserId, Game } from '../../game/game.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { SUBJECT_KINDS } from '../../analysis/finding.ts';
import { pointsFor, type Guess, type Guessed, type GuessLine } from './rules.ts';
import { DAY } from '../../game/calendar/span.ts';
import type { Database } from '../../store/database/database.ts';
import { changes } from '../../store/database/due.ts';
import { prepared, rowsOf } from '../../store/database/prepared.ts';
import type { Tables } from '../../store/tables/tables.ts';

/** How long guesses are kept (ms). */
const GUESS_TTL = 35 * DAY;

const kinds = z.enum(SUBJECT_KINDS);

const read = (row: Tables['guess']): Guess => ({
  player: { id: row.user_id, name: row.name },
  guildId: row.guild_id,
  of: { kind: kinds.parse(row.kind), id: row.game_id },
  ply: row.ply,
  move: row.move,
  madeAt: row.made_at,
  points: row.points,
  engine: row.engine,
});

const openIn = prepared<{ id: string }, Tables['guess']>(({ db }, value) =>
  db
    .selectFrom('guess')
    .selectAll()
    .where('game_id', '=', value('id'))
    .where('kind', '=', 'game')
    .where('points', 'is', null),
);

export const guessesOver = (database: Database) => {
  const { db } = database;
  const about = ({ kind, id }: Guessed) =>
    db.selectFrom('guess').selectAll().where('game_id', '=', id).where('kind', '=', kind);
  const unjudged = (subject: Guessed) =>
    about(subject).where('engine', 'is', null).where('points', 'is not', null);
  const count = ({ user_id, game_id, ply }: Tables['guess'], column: 'points' | 'engine', value: number) =>
    db
      .updateTable('guess')
      .set({ [column]: value })
      .where('user_id', '=', user_id)
      .where('game_id', '=', game_id)
      .where('ply', '=', ply)
      .where(column, 'is', null)
      .execute();
  return {
    /** Replaces an earlier guess of the same move. False if that move has already been played. */
    async add({ player, guildId, of, ply, move, madeAt, points }: Guess): Promise<boolean> {
      await db
        .deleteFrom('guess')
        .where('guild_id', '=', guildId)
        .where('made_at', '<', madeAt - GUESS_TTL)
        .execute();
      const { kind, id } = of;
      const row = { user_id: player.id, name: player.name, guild_id: guildId, game_id: id, kind, ply };
      const said = { move, made_at: madeAt, points };
      return changes(
        database,
        db
          .insertInto('guess')
          .values({ ...row, ...said, engine: null })
          .onConflict((other) =>
            other.columns(['user_id', 'game_id', 'ply']).doUpdateSet(said).where('guess.points', 'is', null),
          ),
      );
    },
    /** In the order of the moves. */
    async of(user: UserId, subject: Guessed): Promise<readonly Guess[]> {
      const own = about(subject).where('user_id', '=', user);
      return (await own.orderBy('ply').execute()).map(read);
    },
    /** Counts the guesses of played moves. At the end of the game, deletes the others. */
    async settle({ id, moves, result }: Pick<Game, 'id' | 'moves' | 'result'>): Promise<void> {
      for (const row of await rowsOf(database, openIn(database, { id }))) {
        const points = pointsFor(read(row), moves);
        if (points !== null) await count(row, 'points', points);
      }
      if (result)
        await db.deleteFrom('guess').where('game_id', '=', id).where('points', 'is', null).execute();
    },
    /** Whether the engine still has to judge guesses. */
    isUnjudged: async (subject: Guessed): Promise<boolean> =>
      (await unjudged(subject).limit(1).executeTakeFirst()) !== undefined,
    /** Counts the guesses that match the engine's moves. `best` has one move per position. */
    async judge(subject: Guessed, best: readonly (string | undefined)[]): Promise<void> {
      for (const row of await unjudged(subject).execute())
        await count(row, 'engine', best[row.ply] === row.move ? 1 : 0);
    },
    /**
     * The best guessers since an instant (ms), without hidden users. Ties go to more of the
     * engine's moves, then to fewer guesses.
     */
    async table(
      kind: Guessed['kind'],
      guildId: string,
      since: number,
      limit: number,
    ): Promise<readonly GuessLine[]> {
      const { rows } = await sql<GuessLine>`
        select user_id as "user", max(name) as name, sum(points) as points, coalesce(sum(engine), 0) as engine,
          count(*) as guesses from guess
        where guild_id = ${guildId} and made_at >= ${since} and kind = ${kind} and points is not null
          and user_id not in (select user_id from hidden)
        group by user_id order by sum(points) desc, coalesce(sum(engine), 0) desc, count(*), user_id limit ${limit}`.execute(
        db,
      );
      return rows;
    },
  };
};

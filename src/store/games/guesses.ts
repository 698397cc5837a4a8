import { sql } from 'kysely';
import type { GuessLine, Guesses } from '../../app/ports/guesses.ts';
import { pointsFor, type Guess } from '../../game/guess.ts';
import { DAY } from '../../game/calendar/span.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import type { GuessTable } from '../tables/people.ts';

/** How long guesses are kept (ms). */
const KEPT = 35 * DAY;

const read = (row: GuessTable): Guess => ({
  player: { id: row.user_id, name: row.name },
  guildId: row.guild_id,
  gameId: row.game_id,
  ply: row.ply,
  move: row.move,
  madeAt: row.made_at,
  points: row.points,
});

export const guessesOver = (database: Database): Guesses => {
  const { db } = database;
  return {
    async add({ player, guildId, gameId, ply, move, madeAt }) {
      await db
        .deleteFrom('guess')
        .where('guild_id', '=', guildId)
        .where('made_at', '<', madeAt - KEPT)
        .execute();
      const row = { user_id: player.id, name: player.name, guild_id: guildId, game_id: gameId, ply };
      const said = { move, made_at: madeAt };
      return changes(
        database,
        db
          .insertInto('guess')
          .values({ ...row, ...said, points: null })
          .onConflict((other) =>
            other.columns(['user_id', 'game_id', 'ply']).doUpdateSet(said).where('guess.points', 'is', null),
          ),
      );
    },
    async of(user, game) {
      const own = db.selectFrom('guess').selectAll().where('user_id', '=', user).where('game_id', '=', game);
      return (await own.orderBy('ply').execute()).map(read);
    },
    async settle({ id, moves, result }) {
      const open = db.selectFrom('guess').selectAll().where('game_id', '=', id).where('points', 'is', null);
      for (const row of await open.execute()) {
        const points = pointsFor(read(row), moves);
        if (points !== null)
          await db
            .updateTable('guess')
            .set({ points })
            .where('user_id', '=', row.user_id)
            .where('game_id', '=', id)
            .where('ply', '=', row.ply)
            .where('points', 'is', null)
            .execute();
      }
      if (result)
        await db.deleteFrom('guess').where('game_id', '=', id).where('points', 'is', null).execute();
    },
    async table(guildId, since, limit) {
      const { rows } = await sql<GuessLine>`
        select user_id as "user", sum(points) as points, count(*) as guesses from guess
        where guild_id = ${guildId} and made_at >= ${since} and points is not null
          and user_id not in (select user_id from hidden)
        group by user_id order by sum(points) desc, count(*), user_id limit ${limit}`.execute(db);
      return rows;
    },
  };
};

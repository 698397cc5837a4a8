/**
 * A vote is one statement that also checks the game's version. On PostgreSQL, it takes a shared
 * lock on the game's row, so closing a vote waits for votes that were accepted before. The
 * statement doesn't wait for the disk. If the bot is killed, no vote is lost, but a power failure
 * or a crash of PostgreSQL may undo the latest votes.
 */
import { type QueryCreator, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Color } from '../../draughts/types.ts';
import type { Vote } from '../../game/vote/cast.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../tables/tables.ts';

const text = (value: string | null) => sql<string>`cast(${value} as text)`;
const whole = (value: number | null) => sql<number>`cast(${value} as bigint)`;

/**
 * `running` selects the game at this version. Nobody can change the game until the vote is saved.
 */
const withRunning = ({ db, locksRows }: Database, gameId: string, version: number) =>
  db.with('running', (names) => {
    const game = names
      .selectFrom('game')
      .select('game.id')
      .where('game.id', '=', gameId)
      .where('game.version', '=', version)
      .where('game.state', '=', 'running');
    return locksRows ? game.forShare('game') : game;
  });

type Running = QueryCreator<Tables & { readonly running: { readonly id: string } }>;

const joining = (running: Running, vote: Vote, color: Color) =>
  running
    .insertInto('voter')
    .columns(['game_id', 'user_id', 'color', 'joined_at'])
    .expression((made) =>
      made
        .selectFrom('running')
        // Without this, SQLite reads `on` as part of a join (https://sqlite.org/lang_upsert.html).
        .where(sql<SqlBool>`true`)
        .select([
          'running.id as game_id',
          text(vote.user).as('user_id'),
          text(color).as('color'),
          whole(vote.at).as('joined_at'),
        ]),
    )
    .onConflict((row) =>
      row
        .columns(['game_id', 'user_id'])
        .doUpdateSet((old) => ({ joined_at: old.ref('excluded.joined_at'), left_at: null }))
        .where('voter.left_at', 'is not', null)
        .whereRef('voter.color', '=', 'excluded.color'),
    );

/** Only for the user's current team, or for the team that they join with this statement. */
const voting = (running: Running, vote: Vote, color: Color, isJoining: RawBuilder<SqlBool>) =>
  running
    .insertInto('vote')
    .columns(['game_id', 'ply', 'user_id', 'move', 'done_round', 'wish', 'reason', 'voted_at'])
    .expression((made) =>
      made
        .selectFrom('running')
        .where((is) => {
          const own = is.selectFrom('voter').select('user_id').where('user_id', '=', vote.user);
          const onTeam = own.where('color', '=', color).where('left_at', 'is', null);
          return is.or([isJoining, is.exists(onTeam.whereRef('game_id', '=', 'running.id'))]);
        })
        .select([
          'running.id as game_id',
          whole(vote.ply).as('ply'),
          text(vote.user).as('user_id'),
          text(vote.move).as('move'),
          whole(vote.doneIn).as('done_round'),
          text(vote.wish).as('wish'),
          text(vote.reason).as('reason'),
          whole(vote.at).as('voted_at'),
        ]),
    )
    .onConflict((row) =>
      row.columns(['game_id', 'ply', 'user_id']).doUpdateSet((old) => ({
        move: old.ref('excluded.move'),
        done_round: old.ref('excluded.done_round'),
        wish: old.ref('excluded.wish'),
        reason: old.ref('excluded.reason'),
        voted_at: old.ref('excluded.voted_at'),
      })),
    );

export const leaving = (database: Database, gameId: string, user: string, at: number, version: number) =>
  withRunning(database, gameId, version)
    .updateTable('voter')
    .set({ left_at: at })
    .where('game_id', '=', gameId)
    .where('user_id', '=', user)
    .where('left_at', 'is', null)
    .where((is) => is.exists(is.selectFrom('running').select('running.id')));

/** One statement on PostgreSQL, because each costs a round trip and locks the row. */
export async function isCast(
  database: Database,
  vote: Vote,
  color: Color,
  version: number,
): Promise<boolean> {
  const running = withRunning(database, vote.gameId, version);
  if (database.locksRows) {
    const both = running.with('joined', (names) => joining(names, vote, color).returning('user_id'));
    return (await database.unhurried(voting(both, vote, color, sql`exists (select from joined)`))) === 1;
  }
  await database.unhurried(joining(running, vote, color));
  return (await database.unhurried(voting(running, vote, color, sql`false`))) === 1;
}

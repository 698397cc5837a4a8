/**
 * A vote is one statement that also checks the game's version. On PostgreSQL it locks the game's
 * row as shared, so closing a vote waits for the votes that were accepted before. Nobody waits for
 * the disk: a killed bot loses no vote, but a power cut, or a crash of PostgreSQL, may undo the
 * votes of the last moment.
 */
import { type QueryCreator, type RawBuilder, sql, type SqlBool } from 'kysely';
import { COLORS, type Color } from '../../draughts/types.ts';
import type { Round, Side, Votes } from '../../app/ports/votes.ts';
import { makeCache } from '../../cache.ts';
import type { Game } from '../../game/game.ts';
import { type Vote, WISHES } from '../../game/vote/cast.ts';
import type { Tallies } from '../../game/vote/count.ts';
import type { Database } from '../database/database.ts';
import type { Report } from '../database/readable.ts';
import { isNamed } from '../people/hidden.ts';
import { readGame } from './rows.ts';
import { teamGamesOf } from './teamGames.ts';
import type { Tables } from '../tables/tables.ts';

const readVote = (row: Tables['vote']): Vote => ({
  gameId: row.game_id,
  ply: row.ply,
  user: row.user_id,
  move: row.move,
  doneIn: row.done_round,
  wish: WISHES.find((wish) => wish === row.wish) ?? null,
  reason: row.reason,
  at: row.voted_at,
});

const text = (value: string | null) => sql<string>`cast(${value} as text)`;
const whole = (value: number | null) => sql<number>`cast(${value} as bigint)`;

/**
 * The row `running` is the game at this version, which nobody can change before the vote is saved.
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
        // Otherwise SQLite reads `on` as part of a join (https://sqlite.org/lang_upsert.html).
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

/** Only for the team that the user is on, or joins in the same statement. */
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

const leaving = (database: Database, gameId: string, user: string, at: number, version: number) =>
  withRunning(database, gameId, version)
    .updateTable('voter')
    .set({ left_at: at })
    .where('game_id', '=', gameId)
    .where('user_id', '=', user)
    .where('left_at', 'is', null)
    .where((is) => is.exists(is.selectFrom('running').select('running.id')));

/** On PostgreSQL one statement, because each costs a round trip and locks the row. */
async function isCast(database: Database, vote: Vote, color: Color, version: number): Promise<boolean> {
  const running = withRunning(database, vote.gameId, version);
  if (database.locksRows) {
    const both = running.with('joined', (names) => joining(names, vote, color).returning('user_id'));
    return (await database.unhurried(voting(both, vote, color, sql`exists (select from joined)`))) === 1;
  }
  await database.unhurried(joining(running, vote, color));
  return (await database.unhurried(voting(running, vote, color, sql`false`))) === 1;
}

const votesOn = ({ db }: Database, gameId: string, ply: number) =>
  db.selectFrom('vote').where('vote.game_id', '=', gameId).where('vote.ply', '=', ply);

async function talliesOf(database: Database, { gameId, ply, round, from, color }: Round): Promise<Tallies> {
  const groups = await votesOn(database, gameId, ply)
    .select(['move', 'wish', 'done_round', ({ fn }) => fn.countAll<number>().as('votes')])
    .groupBy(['move', 'wish', 'done_round'])
    .orderBy('move')
    .execute();
  const members = database.db
    .selectFrom('voter')
    .where('game_id', '=', gameId)
    .where('color', '=', color)
    .where('left_at', 'is', null);
  const count = (rows: typeof members) =>
    rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const [all, before] = [await count(members), await count(members.where('joined_at', '<', from))];
  const sum = (fits: (group: (typeof groups)[number]) => boolean): number =>
    groups.filter(fits).reduce((votes, group) => votes + group.votes, 0);
  const moves = [...new Set(groups.map(({ move }) => move))];
  return {
    moves: moves.map((move) => ({ move, votes: sum((group) => group.move === move) })),
    done: sum((group) => group.done_round === round),
    draw: sum((group) => group.wish === 'draw'),
    resign: sum((group) => group.wish === 'resign'),
    roster: all.count,
    rosterBefore: before.count,
  };
}

const isOff = (side: Side | null): boolean => side?.hasLeft !== false;

/** In a preference, which only contains words of the bot's own and ids. */
const FINDER = '%"isFinder":true%';

/** A rating counts in the server where the game is played. */
const EVER = 'ever';

/** Team games that are parsed once, although every hint and every move of the engine reads them. */
const PARSED = 400;

const deciderIn =
  (database: Database): Votes['decider'] =>
  async (gameId, ply, moves, { guildId, variant }) => {
    if (moves.length === 0) return null;
    const row = await votesOn(database, gameId, ply)
      .leftJoin('standing', (join) =>
        join
          .onRef('standing.user_id', '=', 'vote.user_id')
          .on('standing.guild_id', '=', guildId ?? '')
          .on('standing.pool', '=', variant)
          .on('standing.span', '=', EVER),
      )
      .select('vote.move')
      .where('vote.move', 'in', [...moves])
      .orderBy(sql`coalesce(standing.rating, 0)`, 'desc')
      .orderBy('vote.voted_at')
      .orderBy('vote.user_id')
      .executeTakeFirst();
    return row?.move ?? null;
  };

const crowdIn =
  ({ db }: Database): Votes['crowd'] =>
  (gameId, most) =>
    db
      .selectFrom('game')
      .where('id', '=', gameId)
      .select((row) => [
        'due_at as dueAt',
        row
          .selectFrom(
            row.selectFrom('voter').select('user_id').where('game_id', '=', gameId).limit(most).as('some'),
          )
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('roster'),
      ])
      .executeTakeFirstOrThrow();

const namedIn =
  (database: Database): Votes['named'] =>
  async (gameId, limit) => {
    const rows = await database.db
      .selectFrom('vote')
      .innerJoin('preference', 'preference.user_id', 'vote.user_id')
      .select(['vote.user_id', 'vote.ply', 'vote.move'])
      .where('vote.game_id', '=', gameId)
      .where('preference.data', 'like', FINDER)
      .where((row) => isNamed(database, row.ref('vote.user_id')))
      .orderBy('vote.user_id')
      .orderBy('vote.ply')
      .limit(limit)
      .execute();
    return rows.map(({ user_id: user, ply, move }) => ({ user, ply, move }));
  };

export const votesOver = (database: Database, report: Report): Votes => {
  const { db } = database;
  const parsed = makeCache<Game>(PARSED);
  const gameIn = (row: Tables['game']): Game => parsed.get(row.data, () => readGame(row).game);
  const sideOf: Votes['sideOf'] = async (gameId, user) => {
    const own = db.selectFrom('voter').select(['color', 'left_at']).where('game_id', '=', gameId);
    const row = await own.where('user_id', '=', user).executeTakeFirst();
    const color = COLORS.find((each) => each === row?.color);
    return row && color ? { color, hasLeft: row.left_at !== null } : null;
  };
  return {
    async cast(vote, color, version) {
      if (await isCast(database, vote, color, version)) return 'cast';
      const side = await sideOf(vote.gameId, vote.user);
      return side === null || side.color === color ? 'overtaken' : 'other-team';
    },
    async leave({ gameId, ply, user, at }, version) {
      const vote = db
        .deleteFrom('vote')
        .where('game_id', '=', gameId)
        .where('ply', '=', ply)
        .where('user_id', '=', user);
      const isDone = await database.allOrNothing([leaving(database, gameId, user, at, version)], [vote]);
      return isDone || isOff(await sideOf(gameId, user)) ? 'left' : 'overtaken';
    },
    async load(gameId, ply, user) {
      const own = votesOn(database, gameId, ply).selectAll().where('user_id', '=', user);
      const row = await own.executeTakeFirst();
      return row ? readVote(row) : null;
    },
    tallies: (round) => talliesOf(database, round),
    sideOf,
    teamGames: (asked) => teamGamesOf(database, gameIn, asked, report),
    decider: deciderIn(database),
    crowd: crowdIn(database),
    named: namedIn(database),
    async reasons(gameId, ply, move, limit) {
      const all = votesOn(database, gameId, ply).select('reason').where('reason', 'is not', null);
      const rows = await all
        .where('move', '=', move)
        .orderBy('voted_at')
        .orderBy('user_id')
        .limit(limit)
        .execute();
      return rows.flatMap(({ reason }) => reason ?? []);
    },
    async showCount(gameId, version, at) {
      await db
        .updateTable('game')
        .set({ due_at: at })
        .where('id', '=', gameId)
        .where('version', '=', version)
        .where('due_at', '>', at)
        .where((row) =>
          row.or([row('claimed_until', 'is', null), row('due_at', '<>', row.ref('claimed_until'))]),
        )
        .execute();
    },
  };
};

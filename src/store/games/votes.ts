/** Votes on moves; `casting.ts` saves them. */
import { sql } from 'kysely';
import { COLORS, type Color } from '../../draughts/types.ts';
import type { Cast, Round, Side, TeamGamesQuestion } from '../../app/ports/subjects/votes.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { makeCache } from '../../cache.ts';
import type { GameId, UserId, Game } from '../../game/game.ts';
import { type NamedVote, type Vote, WISHES } from '../../game/vote/cast.ts';
import type { Tallies } from '../../game/vote/count.ts';
import type { Database } from '../database/database.ts';
import { removing } from '../database/rows.ts';
import type { Report } from '../database/readable.ts';
import { isNamed } from '../people/hidden.ts';
import { isCast, leaving } from './casting.ts';
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

/** Searched for in a preference, which contains only the bot's own words and ids. */
const FINDER = '%"isFinder":true%';

/** Ratings are those of the server where the game is played. */
const EVER = 'ever';

/** How many parsed team games to keep, because every hint and every engine move reads them. */
const PARSED = 400;

const deciderIn =
  (database: Database) =>
  async (
    gameId: GameId,
    ply: number,
    moves: readonly string[],
    { guildId, variant }: { readonly guildId: string | null; readonly variant: VariantId },
  ): Promise<string | null> => {
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
  ({ db }: Database) =>
  (gameId: GameId, most: number): Promise<{ readonly roster: number; readonly dueAt: number | null }> =>
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
  (database: Database) =>
  async (gameId: GameId, limit: number): Promise<readonly NamedVote[]> => {
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

export const votesOver = (database: Database, report: Report) => {
  const { db } = database;
  const parsed = makeCache<Game>(PARSED);
  const gameIn = (row: Tables['game']): Game => parsed.get(row.data, () => readGame(row).game);
  const sideOf = async (gameId: GameId, user: UserId): Promise<Side | null> => {
    const own = db.selectFrom('voter').select(['color', 'left_at']).where('game_id', '=', gameId);
    const row = await own.where('user_id', '=', user).executeTakeFirst();
    const color = COLORS.find((each) => each === row?.color);
    return row && color ? { color, hasLeft: row.left_at !== null } : null;
  };
  return {
    /**
     * Saves the user's only vote on this move, replacing any earlier vote, and adds them to the
     * team. Works only while the game is running at this version. Never changes the game's row.
     */
    async cast(vote: Vote, color: Color, version: number): Promise<Cast> {
      if (await isCast(database, vote, color, version)) return 'cast';
      const side = await sideOf(vote.gameId, vote.user);
      return side === null || side.color === color ? 'overtaken' : 'other-team';
    },
    /**
     * Removes the user from their team and withdraws their vote on this move, under the same
     * conditions. Also returns `left` if they weren't on a team.
     */
    async leave(
      { gameId, ply, user, at }: Pick<Vote, 'gameId' | 'ply' | 'user' | 'at'>,
      version: number,
    ): Promise<'left' | 'overtaken'> {
      const vote = removing(database, 'vote', { game_id: gameId, ply, user_id: user });
      const isDone = await database.allOrNothing([leaving(database, gameId, user, at, version)], [vote]);
      return isDone || isOff(await sideOf(gameId, user)) ? 'left' : 'overtaken';
    },
    async load(gameId: GameId, ply: number, user: UserId): Promise<Vote | null> {
      const own = votesOn(database, gameId, ply).selectAll().where('user_id', '=', user);
      const row = await own.executeTakeFirst();
      return row ? readVote(row) : null;
    },
    tallies: (round: Round) => talliesOf(database, round),
    /** The side that someone has voted for in this game. */
    sideOf,
    /**
     * Running games where a team votes: first the games where the user has voted, then a server's
     * games, then all others. Within each group, the most recently changed come first.
     */
    teamGames: (asked: TeamGamesQuestion) => teamGamesOf(database, gameIn, asked, report),
    /** Among these moves, the choice of the highest-rated voter; without ratings, the earliest. */
    decider: deciderIn(database),
    /** How many people have voted in a game (at most `most`), and when the game is due (ms). */
    crowd: crowdIn(database),
    /** The votes of people who opted in to being named for the best moves and aren't hidden. */
    named: namedIn(database),
    /** The earliest reasons that were given for a move. */
    async reasons(gameId: GameId, ply: number, move: string, limit: number): Promise<readonly string[]> {
      const all = votesOn(database, gameId, ply).select('reason').where('reason', 'is not', null);
      const rows = await all
        .where('move', '=', move)
        .orderBy('voted_at')
        .orderBy('user_id')
        .limit(limit)
        .execute();
      return rows.flatMap(({ reason }) => reason ?? []);
    },
    /**
     * Makes the running game due at `at` (ms) at the latest, to show how many people have voted.
     */
    async showCount(gameId: GameId, version: number, at: number): Promise<void> {
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

/** The opening explorer's counts: added when a game ends, removed while it is void. */
import type { Compilable } from 'kysely';
import {
  type ExploredGame,
  type ExplorerQuestion,
  countsOf,
  readSteps,
  stepsAt,
  writeSteps,
  type Explored,
  type PlayedMove,
  type Won,
} from '../rules.ts';
import type { GameId, UserId } from '../../../game/game.ts';
import type { Database } from '../../../store/database/database.ts';
import { updating } from '../../../store/database/rows.ts';
import { inOne } from '../../../store/standings/write.ts';
import type { Tables } from '../../../store/tables/tables.ts';

/** Characters for the ids of the last games. The last id may be cut off. */
const SAMPLES = 48;
/** The number of games shown for a move. */
const SHOWN = 3;
const ID = /\|([0-9A-Za-z-]+)\|/gu;

export const idsIn = (games: string): readonly GameId[] =>
  Array.from(games.matchAll(ID), ([, id = '']) => id);

/** The newest game comes first. An imported game has no id. */
export const withSample = (id: GameId, games: string): string =>
  id === '' ? games : `|${id}|${games}`.slice(0, SAMPLES);

const wonOf = (won: number): Won => (won === 1 || won === -1 ? won : 0);

type Entered = Pick<Tables['explored_game'], 'game_id' | 'guild_id' | 'band' | 'quarter' | 'won' | 'line'>;

/** The counts of one game. */
export const exploredRows = ({
  game_id: id,
  guild_id,
  band,
  quarter,
  won,
  line,
}: Entered): Tables['explored'][] =>
  countsOf(readSteps(line ?? ''), wonOf(won)).map((counted) => ({
    guild_id,
    ...counted,
    band,
    quarter,
    games: withSample(id, ''),
  }));

export const exploredGameRow = (
  { gameId, guildId }: { readonly gameId: GameId; readonly guildId: string },
  { band, quarter, won, steps }: Explored,
  isCounted = true,
): Tables['explored_game'] => ({
  game_id: gameId,
  guild_id: guildId,
  is_counted: isCounted ? 1 : 0,
  band,
  quarter,
  won,
  line: writeSteps(steps),
});

const KEY = ['guild_id', 'position', 'move', 'band', 'quarter'] as const;

/** Adds these counts to the stored counts, or subtracts them. */
export const count = ({ db }: Database, rows: readonly Tables['explored'][], how: '+' | '-') =>
  db
    .insertInto('explored')
    .values(rows)
    .onConflict((at) =>
      at.columns(KEY).doUpdateSet((row) => {
        const [games, own] = [row.ref('explored.games'), row.ref('excluded.games')];
        return {
          wins: row('explored.wins', how, row.ref('excluded.wins')),
          draws: row('explored.draws', how, row.ref('excluded.draws')),
          losses: row('explored.losses', how, row.ref('excluded.losses')),
          games:
            how === '+'
              ? row.fn<string>('substr', [row.fn('concat', [own, games]), row.lit(1), row.lit(SAMPLES)])
              : row.fn<string>('replace', [games, own, row.val('')]),
        };
      }),
    );

export function enterExplored(
  database: Database,
  outcome: { readonly gameId: GameId; readonly guildId: string },
  explored: Explored,
): readonly Compilable[] {
  const row = exploredGameRow(outcome, explored);
  return [
    database.db.insertInto('explored_game').values(row),
    ...inOne(exploredRows(row), (rows) => count(database, rows, '+')),
  ];
}

/** Counts a game that an admin restored, or removes the counts of a game that an admin voided. */
export async function countAgain(
  database: Database,
  id: GameId,
  isCounted: boolean,
): Promise<readonly Compilable[]> {
  const [before, after] = isCounted ? [0, 1] : [1, 0];
  const row = await database.db
    .selectFrom('explored_game')
    .selectAll()
    .where('game_id', '=', id)
    .where('is_counted', '=', before)
    .executeTakeFirst();
  if (!row) return [];
  return [
    updating(database, 'explored_game', { game_id: id, is_counted: before }, { is_counted: after }),
    ...inOne(exploredRows(row), (rows) => count(database, rows, isCounted ? '+' : '-')),
  ];
}

/** Room for the samples of the rows that are needed, each with a space. */
const SHOWN_SAMPLES = SHOWN * (SAMPLES + 1);

/** The database adds up the rows, because a typical position has a few hundred. */
export async function playedFrom(
  { db }: Database,
  { guildId, position, bands, since }: ExplorerQuestion,
): Promise<readonly PlayedMove[]> {
  let query = db
    .selectFrom('explored')
    .select((row) => [
      'move',
      row.fn.sum<number>('wins').as('wins'),
      row.fn.sum<number>('draws').as('draws'),
      row.fn.sum<number>('losses').as('losses'),
      row
        .fn<string | null>('substr', [
          row.fn
            .agg<string>('string_agg', ['games', row.val(' ')])
            .filterWhere('games', '<>', '')
            .orderBy('quarter', 'desc')
            .orderBy('band'),
          row.lit(1),
          row.lit(SHOWN_SAMPLES),
        ])
        .as('games'),
    ])
    .where('guild_id', '=', guildId)
    .where('position', '=', position)
    .groupBy('move')
    .orderBy('move');
  if (bands !== null) query = query.where('band', 'in', bands);
  if (since !== null) query = query.where('quarter', '>=', since);
  const rows = await query.execute();
  return rows
    .filter(({ wins, draws, losses }) => wins + draws + losses > 0)
    .map(({ games, ...row }) => ({ ...row, games: idsIn(games ?? '').slice(0, SHOWN) }));
}

export async function exploredGamesOf(
  { db }: Database,
  guildId: string,
  user: UserId,
  position: number,
  limit: number,
): Promise<readonly ExploredGame[]> {
  const of = (column: 'white_id' | 'black_id') =>
    db
      .selectFrom((make) =>
        make
          .selectFrom('outcome')
          .innerJoin('explored_game', 'explored_game.game_id', 'outcome.game_id')
          .select(['outcome.game_id', 'outcome.seq', 'band', 'quarter', 'won', 'line'])
          .where('outcome.guild_id', '=', guildId)
          .where(`outcome.${column}`, '=', user)
          .where('is_counted', '=', 1)
          .orderBy('outcome.seq', 'desc')
          .limit(limit)
          .as('last'),
      )
      .selectAll()
      .where('line', 'like', `%${stepsAt(position)}%`)
      .execute();
  const rows = (await Promise.all([of('white_id'), of('black_id')])).flat();
  return rows
    .toSorted((a, b) => b.seq - a.seq)
    .map(({ game_id: gameId, band, quarter, won, line }) => ({
      gameId,
      band,
      quarter,
      won: wonOf(won),
      steps: readSteps(line ?? ''),
    }));
}

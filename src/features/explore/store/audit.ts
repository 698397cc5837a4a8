/** Compares the explorer's counts for a server with its games, and lists the differences. */
import type { Compilable } from 'kysely';
import { exploredOf } from '../rules.ts';
import type { GameId } from '../../../game/game.ts';
import type { Database } from '../../../store/database/database.ts';
import { readable } from '../../../store/database/readable.ts';
import { readGame } from '../../../store/games/rows.ts';
import { exploredGameRow, exploredRows, idsIn, withSample } from './counts.ts';
import { asGame, countOfImports } from './imports.ts';
import { readOutcome } from '../../../store/standings/rows.ts';
import { countOn, entriesOf } from '../../../store/standings/write.ts';
import type { Tables } from '../../../store/tables/tables.ts';
import {
  byName,
  differencesBetween,
  type Difference,
  nameOf,
  superfluous,
} from '../../../store/standings/lines.ts';

/** Games per query. */
const PAGE = 500;

async function storedGames({ db }: Database, guildId: string): Promise<Map<GameId, Tables['explored_game']>> {
  const rows = await db.selectFrom('explored_game').selectAll().where('guild_id', '=', guildId).execute();
  return new Map(rows.map((row) => [row.game_id, row]));
}

/** The rows that the server's ended games should have, in the order in which they ended. */
async function expectedGames(
  { db }: Database,
  guildId: string,
  stored: ReadonlyMap<GameId, Tables['explored_game']>,
): Promise<Map<GameId, Tables['explored_game']>> {
  const expected = new Map<GameId, Tables['explored_game']>();
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('outcome')
      .innerJoin('game', 'game.id', 'outcome.game_id')
      .selectAll('game')
      .select(['outcome.data as ended', 'outcome.seq'])
      .where('outcome.guild_id', '=', guildId)
      .where('outcome.seq', '>', after)
      .orderBy('outcome.seq')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const known = stored.get(row.id);
      const read = (each: typeof row) => ({
        game: readGame(each).game,
        outcome: readOutcome({ data: each.ended }),
      });
      const [both] = readable([row], read, () => undefined);
      // A damaged game keeps the counts that are stored.
      if (!both && known) expected.set(row.id, known);
      if (both) {
        const explored = exploredOf(both.game, both.outcome);
        const fresh = exploredGameRow(both.outcome, explored, both.outcome.verdict !== 'void');
        // Later changes of the ratings don't move a game to another band.
        expected.set(row.id, known && known.line !== null ? { ...fresh, band: known.band } : fresh);
      }
    }
    const last = rows.at(PAGE - 1);
    if (!last) return expected;
    after = last.seq;
  }
}

const asCounts = (row: Tables['explored']) => ({ table: 'explored', row }) as const;
const asGames = (rows: Iterable<Tables['explored_game']>) =>
  byName(Array.from(rows, (row) => ({ table: 'explored_game', row }) as const));

type Counts = ReturnType<typeof asCounts>;

function sumsOf(games: Iterable<Tables['explored_game']>): ReadonlyMap<string, Counts> {
  const sums = new Map<string, Counts>();
  for (const game of games) {
    if (game.is_counted === 0) continue;
    for (const row of exploredRows(game)) {
      const name = nameOf(asCounts(row));
      const before = sums.get(name)?.row;
      const sum = {
        ...row,
        wins: row.wins + (before?.wins ?? 0),
        draws: row.draws + (before?.draws ?? 0),
        losses: row.losses + (before?.losses ?? 0),
        games: withSample(game.game_id, before?.games ?? ''),
      };
      sums.set(name, asCounts(sum));
    }
  }
  return sums;
}

const isEmpty = ({ wins, draws, losses }: Tables['explored']): boolean =>
  wins === 0 && draws === 0 && losses === 0;

/** Whether both rows match. The stored games may be fewer, because void games leave gaps. */
function isSame(stored: Tables['explored'], row: Tables['explored'], counted: ReadonlySet<GameId>): boolean {
  const isSum = stored.wins === row.wins && stored.draws === row.draws && stored.losses === row.losses;
  return isSum && idsIn(stored.games).every((id) => counted.has(id));
}

async function countDifferences(
  database: Database,
  guildId: string,
  games: readonly Tables['explored_game'][],
): Promise<readonly Difference[]> {
  const sums = sumsOf(games);
  const counted = new Set(games.flatMap((row) => (row.is_counted === 1 ? [row.game_id] : [])));
  const rows = await database.db.selectFrom('explored').selectAll().where('guild_id', '=', guildId).execute();
  const stored = rows.map(asCounts).filter((line) => sums.has(nameOf(line)) || !isEmpty(line.row));
  return differencesBetween(database, byName(stored), sums, (one, other) =>
    isSame(one.row, other.row, counted),
  );
}

/** Imported games that still have a record, and a difference for each of the others. */
async function importsOf(database: Database, guildId: string) {
  const { db } = database;
  const rows = await db
    .selectFrom('explored_import')
    .leftJoin('imported', 'imported.id', 'explored_import.record_id')
    .selectAll('explored_import')
    .select('imported.id as kept')
    .where('guild_id', '=', guildId)
    .execute();
  const kept: readonly Tables['explored_import'][] = rows.filter((row) => row.kept !== null);
  const surplus = rows
    .filter((row) => row.kept === null)
    .map((row) => superfluous(database, { table: 'explored_import', row }));
  return { all: rows.length, kept: kept.map(asGame), surplus };
}

/** Writes nothing if an imported game was added or removed in the meantime. */
const sameImports = ({ db }: Database, guildId: string, count: number): Compilable =>
  db
    .updateTable('ledger')
    .set((row) => ({ entries: row.ref('entries') }))
    .where('guild_id', '=', guildId)
    .where(
      (at) =>
        at
          .selectFrom('explored_import')
          .select(({ fn }) => fn.countAll().as('games'))
          .where('guild_id', '=', guildId),
      '=',
      count,
    );

/** Games from before the explorer are counted at a repair, so a check doesn't report them. */
const asStored = (
  expected: ReadonlyMap<GameId, Tables['explored_game']>,
  stored: ReadonlyMap<GameId, Tables['explored_game']>,
): Map<GameId, Tables['explored_game']> =>
  new Map(
    [...expected].map(([id, row]) => {
      const found = stored.get(id);
      return [id, found?.line === null ? { ...found, is_counted: row.is_counted } : row];
    }),
  );

/** One line per row that differs. Starts again if a game ends in the meantime. */
export async function compareExplored(
  database: Database,
  guildId: string,
  mend: boolean,
): Promise<readonly string[]> {
  for (;;) {
    const before = await entriesOf(database, guildId);
    const stored = await storedGames(database, guildId);
    const imports = await importsOf(database, guildId);
    const all = await expectedGames(database, guildId, stored);
    const expected = mend ? all : asStored(all, stored);
    const differences = [
      ...differencesBetween(database, asGames(stored.values()), asGames(expected.values())),
      ...imports.surplus,
      ...(await countDifferences(database, guildId, [...expected.values(), ...imports.kept])),
    ];
    const texts = differences.map(({ text }) => text);
    if (!mend) {
      const isStill = (await entriesOf(database, guildId)) === before;
      if (isStill && (await countOfImports(database, guildId)) === imports.all) return texts;
      continue;
    }
    if (differences.length === 0) return texts;
    const remedies = differences.map(({ remedy }) => remedy);
    const guards = [countOn(database, guildId, before, before), sameImports(database, guildId, imports.all)];
    if (await database.allOrNothing([...guards, ...remedies])) return texts;
  }
}

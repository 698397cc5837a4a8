/** Imported games in the opening explorer: counted until their record is deleted. */
import { type ImportedGame, writeSteps, IMPORTED } from '../rules.ts';
import type { Database } from '../../../store/database/database.ts';
import { IMPORT_TTL } from '../../../store/games/imported.ts';
import { count, exploredRows } from './counts.ts';
import { inOne } from '../../../store/standings/write.ts';
import type { Tables } from '../../../store/tables/tables.ts';
import { countOf, put, removing } from '../../../store/database/rows.ts';

/** The number of records, and of games, that are removed at once. */
const PAGE = 200;

/** An imported game as a game that counts. No link leads to it. */
export const asGame = ({
  guild_id,
  quarter,
  won,
  line,
}: Tables['explored_import']): Tables['explored_game'] => ({
  game_id: '',
  guild_id,
  is_counted: 1,
  band: IMPORTED,
  quarter,
  won,
  line,
});

/** Until the transaction ends, none of the server's games end and no rebuild writes counts. */
const lock = ({ db }: Database, guildId: string) =>
  db
    .insertInto('ledger')
    .values({ guild_id: guildId, entries: 0 })
    .onConflict((at) => at.column('guild_id').doUpdateSet((row) => ({ entries: row.ref('ledger.entries') })));

export const countOfImports = (database: Database, guildId: string): Promise<number> =>
  countOf(database, 'explored_import', { guild_id: guildId });

export async function addImported(
  database: Database,
  { guildId, recordId, most }: { readonly guildId: string; readonly recordId: string; readonly most: number },
  games: readonly ImportedGame[],
): Promise<number> {
  const room = Math.max(0, most - (await countOfImports(database, guildId)));
  let added = 0;
  for (const { id, quarter, won, steps } of games) {
    if (added === room) break;
    const row = { id, guild_id: guildId, record_id: recordId, quarter, won, line: writeSteps(steps) };
    const isNew = await database.allOrNothing([
      lock(database, guildId),
      put(database, 'explored_import', [row], 'kept'),
      ...inOne(exploredRows(asGame(row)), (rows) => count(database, rows, '+')),
    ]);
    if (isNew) added += 1;
  }
  return added;
}

export async function forgetImported(database: Database, at: number): Promise<void> {
  const { db } = database;
  const old = await db
    .selectFrom('imported')
    .select('id')
    .where('made_at', '<', at - IMPORT_TTL)
    .limit(PAGE)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  const rows = await db
    .selectFrom('explored_import')
    .selectAll()
    .where('record_id', 'in', ids)
    .limit(PAGE)
    .execute();
  for (const row of rows)
    await database.allOrNothing([
      lock(database, row.guild_id),
      removing(database, 'explored_import', { id: row.id }),
      ...inOne(exploredRows(asGame(row)), (counts) => count(database, counts, '-')),
    ]);
}

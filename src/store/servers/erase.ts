/** Forgetting a server: its games and all that follows from them, and what its admins chose. */
import type { Compilable } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * The rows of a server by table. The ledger and the settings go first, so that no game is entered meanwhile, nor one begun that
 * has to have room (whoever begins it holds the settings first, too); and what refers to games goes before them, as hunts do before the
 * puzzles that they find.
 */
const TABLES = [
  'ledger',
  'settings',
  'hunt',
  'ruling',
  'season',
  'outcome',
  'challenge',
  'record',
  'standing',
  'activity',
  'attendance',
  'analysis',
  'daily',
  'solved',
  'blocks',
  'puzzle',
  'game',
  'server',
] as const;

/** Takes away everything that is stored of a server, in one transaction, and on the disk. */
export async function eraseServer(database: Database, guildId: string): Promise<void> {
  const { db } = database;
  const games = db.selectFrom('game').select('id').where('guild_id', '=', guildId);
  const ofGames: readonly Compilable[] = [
    db.deleteFrom('challenge').where('game_id', 'in', games),
    db.deleteFrom('analysis').where('kind', '=', 'game').where('subject_id', 'in', games),
    db.deleteFrom('film').where('game_id', 'in', games),
  ];
  const puzzles = db.selectFrom('puzzle').select('id').where('guild_id', '=', guildId);
  await database.all([
    db.deleteFrom('trial').where('puzzle_id', 'in', puzzles),
    ...TABLES.slice(0, TABLES.indexOf('game')).map((table) =>
      db.deleteFrom(table).where('guild_id', '=', guildId),
    ),
    ...ofGames,
    ...TABLES.slice(TABLES.indexOf('game')).map((table) =>
      db.deleteFrom(table).where('guild_id', '=', guildId),
    ),
  ]);
  await database.overwrite();
}

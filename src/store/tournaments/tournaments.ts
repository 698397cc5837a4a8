/** Tournaments. They are saved by compare-and-set, together with the games that they start. */
import type { UserId } from '../../game/player.ts';
import { sql, type Compilable } from 'kysely';
import type {
  StartedGames,
  TournamentFilter,
  TournamentRecord,
} from '../../app/ports/subjects/tournaments.ts';
import type { Game } from '../../game/game.ts';
import type { TournamentId, Tournament } from '../../tournament/life/tournament.ts';
import { bookOver } from '../database/book.ts';
import type { Database } from '../database/database.ts';
import { rowsNaming } from '../database/pages.ts';
import { readable, type Report } from '../database/readable.ts';
import { insertGame } from '../games/games.ts';
import { noteServer, A_WEEK } from '../servers/servers.ts';
import { insertPlacings } from './placings.ts';
import { TOURNAMENTS } from './rows.ts';

const PAGE = 25;

async function list({ db }: Database, filter: TournamentFilter, report: Report) {
  const { guildId, stages, limit = PAGE } = filter;
  const rows = await db
    .selectFrom('tournament')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('stage', 'in', [...stages])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return readable(rows, TOURNAMENTS.read, report);
}

async function add(
  database: Database,
  tournament: Tournament,
  dueAt: number,
  most: number | undefined,
): Promise<boolean> {
  const { createdAt, venue } = tournament;
  await noteServer(database, venue.guildId, createdAt + A_WEEK);
  return database.allOrNothing([
    ...(most === undefined ? [] : roomStatements(database, venue.guildId, most)),
    insertTournament(database, tournament, dueAt),
  ]);
}

/** The second statement changes nothing if the server has no room (see `games/room.ts`). */
function roomStatements({ db }: Database, guildId: string, most: number): readonly Compilable[] {
  const held = db
    .updateTable('server')
    .set((row) => ({ gone_since: row.ref('gone_since') }))
    .where('guild_id', '=', guildId);
  const others = db
    .selectFrom('tournament')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('tournament.guild_id', '=', guildId)
    .where('stage', 'in', ['open', 'running']);
  return [held, held.where(others, '<', most)];
}

const insertTournament = (database: Database, tournament: Tournament, dueAt: number) =>
  TOURNAMENTS.inserting(database, { tournament, woken: 0 }, { due_at: dueAt });

/** The tournament comes first, so that a process that was overtaken starts no games. */
const save = (
  database: Database,
  record: TournamentRecord,
  dueAt: number | null,
  begun?: StartedGames,
): Promise<boolean> =>
  database.allOrNothing([
    TOURNAMENTS.saving(database, record, { due_at: dueAt }),
    ...(begun ? beginnings(database, begun) : []),
  ]);

const beginnings = (database: Database, { games, next, dueAt, placings = [] }: StartedGames) => [
  ...games.map((game) => insertGame(database, game, dueAt)),
  ...(next ? [insertTournament(database, next, dueAt)] : []),
  ...insertPlacings(database, placings),
];

/** Makes the tournament or the match of a game due when the game has ended. */
export function wakeEvents({ db }: Database, { tournament, meet, result, changedAt }: Game) {
  if (!result) return [];
  const wake = (table: 'tournament' | 'meet', id: string) =>
    db
      .updateTable(table)
      .set({ woken: sql`woken + 1`, due_at: changedAt })
      .where('id', '=', id)
      .where('stage', '=', 'running');
  return [
    ...(tournament ? [wake('tournament', tournament.id)] : []),
    ...(meet ? [wake('meet', meet.id)] : []),
  ];
}

export const tournamentsOver = (database: Database, report: Report) => ({
  load: (id: TournamentId): Promise<TournamentRecord | null> => bookOver(database, TOURNAMENTS).load(id),
  list: (filter: TournamentFilter) => list(database, filter, report),
  of: async (user: UserId) =>
    readable(await rowsNaming(database, 'tournament', user), TOURNAMENTS.read, report),
  /** False if the server has `most` open or running tournaments, however many are added at once. */
  add: (tournament: Tournament, dueAt: number, most?: number) => add(database, tournament, dueAt, most),
  /**
   * Saves it with everything that begins, all or nothing. Also false if a game ended in between.
   */
  save: (record: TournamentRecord, dueAt: number | null, begun?: StartedGames) =>
    save(database, record, dueAt, begun),
});

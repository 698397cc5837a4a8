/**
 * The first statement locks the server's settings, so that the second of two simultaneous starts
 * waits.
 */
import type { Compilable } from 'kysely';
import type { Room } from '../../app/ports/subjects/games.ts';
import type { UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { engineStatements } from './tallies.ts';

type Seat = 'white_id' | 'black_id';

const runningAs = (db: Database['db'], seat: Seat, player: UserId, guildId: string) =>
  db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll<number>().as('games'))
    .where(seat, '=', player)
    .where('state', '=', 'running')
    .where('game.guild_id', '=', guildId);

export const roomOver = ({ db }: Database) => ({
  async countRunning(player: UserId, guildId: string): Promise<number> {
    const white = await runningAs(db, 'white_id', player, guildId).executeTakeFirstOrThrow();
    const black = await runningAs(db, 'black_id', player, guildId).executeTakeFirstOrThrow();
    return white.games + black.games;
  },
  /**
   * The number of running games in all servers. Each is in the index of movers, so no other row is
   * read.
   */
  async countOpen(): Promise<number> {
    const { games } = await db
      .selectFrom('game')
      .select(({ fn }) => fn.countAll<number>().as('games'))
      .where('mover_id', 'is not', null)
      .executeTakeFirstOrThrow();
    return games;
  },
});

/** Two statements. The second changes no row if a player has no room left. */
export const roomStatements = (database: Database, room: Room | null): readonly Compilable[] => [
  ...(room?.inServer ? serverStatements(database, room.inServer) : []),
  ...(room?.withEngine ? engineStatements(database, room.withEngine) : []),
];

function serverStatements(
  { db }: Database,
  { guildId, most, players }: NonNullable<Room['inServer']>,
): readonly Compilable[] {
  const held = db
    .updateTable('settings')
    .set((row) => ({ version: row.ref('version') }))
    .where('guild_id', '=', guildId);
  const running = (seat: Seat, player: UserId) => runningAs(db, seat, player, guildId);
  const counted = players.reduce(
    (query, player) =>
      query.where((make) =>
        make(make(running('white_id', player), '+', running('black_id', player)), '<', most),
      ),
    held,
  );
  return [held, counted];
}

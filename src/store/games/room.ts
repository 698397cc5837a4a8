/**
 * Whether there is room for a new game: asked in the very transaction that begins it, or two that begin at the same instant
 * would both find room for one. Whoever asks holds the server's settings, so where rows are locked one by one the second waits
 * for the first, and its count, being a statement of its own, finds the first one's game.
 */
import type { Compilable } from 'kysely';
import type { Room } from '../../app/ports/games.ts';
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

/** How many games a player has running in a server, counted as they are when a game begins. */
export async function countRunning({ db }: Database, player: UserId, guildId: string): Promise<number> {
  const white = await runningAs(db, 'white_id', player, guildId).executeTakeFirstOrThrow();
  const black = await runningAs(db, 'black_id', player, guildId).executeTakeFirstOrThrow();
  return white.games + black.games;
}

/** The statements that change nothing, the second not even a row, when one of the players has no room left. */
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

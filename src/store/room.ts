/**
 * Whether there is room for a new game: asked in the very transaction that begins it, or two that begin at the same instant
 * would both find room for one. Whoever asks holds the server's settings, so where rows are locked one by one the second waits
 * for the first, and its count, being a statement of its own, finds the first one's game.
 */
import type { Compilable } from 'kysely';
import type { Room } from '../app/store.ts';
import type { Database } from './database.ts';

/** The statements that change nothing, the second not even a row, when one of the players has no room left. */
export function roomStatements({ db }: Database, room: Room | null): readonly Compilable[] {
  if (!room) return [];
  const { guildId, most, players } = room;
  const held = db
    .updateTable('settings')
    .set((row) => ({ version: row.ref('version') }))
    .where('guild_id', '=', guildId);
  const running = (seat: 'white_id' | 'black_id', player: string) =>
    db
      .selectFrom('game')
      .select(({ fn }) => fn.countAll<number>().as('games'))
      .where(seat, '=', player)
      .where('state', '=', 'running')
      .where('game.guild_id', '=', guildId);
  const counted = players.reduce(
    (query, player) =>
      query.where((make) =>
        make(make(running('white_id', player), '+', running('black_id', player)), '<', most),
      ),
    held,
  );
  return [held, counted];
}

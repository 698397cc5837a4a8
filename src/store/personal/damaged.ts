/**
 * A user's damaged rows: they are shown as text, and erased by replacing the id and name in the
 * text.
 */
import type { Erasure } from '../../app/ports/people.ts';
import type { Player, UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { readable, type Report } from '../database/readable.ts';
import { readChallenge, readGame } from '../games/rows.ts';
import { challengeRowsOf, gameRowsOf } from '../games/teams.ts';
import { readSeason } from '../seasons/seasons.ts';
import { meetRowsWith, readMeet } from '../tournaments/meets.ts';
import { readTournament } from '../tournaments/rows.ts';
import { rowsWith } from '../tournaments/tournaments.ts';
import type { Tables } from '../tables/tables.ts';

export const isReadable = (row: Tables['game'], report: Report = () => undefined): boolean =>
  readable([row], readGame, report).length > 0;

function without(text: string, user: UserId, former: Player): string {
  const player = new RegExp(String.raw`"id":"${user}","name":"(?:[^"\\]|\\.)*"`, 'gu');
  const standIn = JSON.stringify({ id: former.id, name: former.name }).slice(1, -1);
  return text.replaceAll(player, () => standIn).replaceAll(user, former.id);
}

/** The user's damaged games. Their start is unknown, but none changed after the request. */
export async function damagedGamesOf(
  database: Database,
  { user, askedAt }: Erasure,
  report?: Report,
): Promise<readonly Tables['game'][]> {
  const rows = await gameRowsOf(database, user);
  return rows.filter((row) => row.changed_at <= askedAt && !isReadable(row, report));
}

export async function eraseInDamaged(database: Database, erasure: Erasure, report: Report): Promise<void> {
  await eraseInGames(database, erasure, report);
  await eraseInChallenges(database, erasure, report);
  await eraseInSeasons(database, erasure, report);
  await eraseInTournaments(database, erasure, report);
  await eraseInMeets(database, erasure, report);
}

async function eraseInChallenges(database: Database, erasure: Erasure, report: Report): Promise<void> {
  const { user, former } = erasure;
  for (const row of await challengeRowsOf(database, user)) {
    if (readable([row], readChallenge, report).length > 0) continue;
    await database.db
      .updateTable('challenge')
      .set({
        data: without(row.data, user, former),
        challenger_id: row.challenger_id === user ? former.id : row.challenger_id,
        opponent_id: row.opponent_id === user ? former.id : row.opponent_id,
      })
      .where('id', '=', row.id)
      .execute();
  }
}

async function eraseInSeasons({ db }: Database, { user, former }: Erasure, report: Report): Promise<void> {
  const rows = await db.selectFrom('season').selectAll().where('data', 'like', `%"${user}"%`).execute();
  for (const row of rows) {
    if (readable([row], readSeason, report).length > 0) continue;
    await db
      .updateTable('season')
      .set({ data: without(row.data, user, former) })
      .where('guild_id', '=', row.guild_id)
      .where('number', '=', row.number)
      .execute();
  }
}

async function eraseInMeets(database: Database, { user, former }: Erasure, report: Report): Promise<void> {
  for (const row of await meetRowsWith(database, user)) {
    if (readable([row], readMeet, report).length > 0) continue;
    await database.db
      .updateTable('meet')
      .set({ data: without(row.data, user, former) })
      .where('id', '=', row.id)
      .execute();
  }
}

async function eraseInTournaments(database: Database, erasure: Erasure, report: Report): Promise<void> {
  const { user, former } = erasure;
  for (const row of await rowsWith(database, user)) {
    if (readable([row], readTournament, report).length > 0) continue;
    await database.db
      .updateTable('tournament')
      .set({ data: without(row.data, user, former) })
      .where('id', '=', row.id)
      .execute();
  }
}

async function eraseInGames(database: Database, erasure: Erasure, report: Report): Promise<void> {
  const { user, former } = erasure;
  const put = <T extends UserId | null>(id: T) => (id === user ? former.id : id);
  for (const row of await damagedGamesOf(database, erasure, report)) {
    await database.db
      .updateTable('game')
      .set({
        data: without(row.data, user, former),
        white_id: put(row.white_id),
        black_id: put(row.black_id),
        mover_id: put(row.mover_id),
        waiter_id: put(row.waiter_id),
        plans: null,
      })
      .where('id', '=', row.id)
      .execute();
  }
}

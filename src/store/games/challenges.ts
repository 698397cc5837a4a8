/** Challenges: reading, adding, saving by compare-and-set, and becoming a game. */
import type { ChallengeRecord } from '../../app/ports/challenges.ts';
import type { Room } from '../../app/ports/games.ts';
import type { Limits } from '../../app/ports/limits.ts';
import type { Challenge } from '../../game/challenge.ts';
import type { Game, UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { A_WEEK, noteServer } from '../servers/servers.ts';
import { insertGame } from './games.ts';
import { readable, type Report } from '../database/readable.ts';
import { roomStatements } from './room.ts';
import { challengeStatements, forgetAsks } from './tallies.ts';
import { challengeColumns, readChallenge } from './rows.ts';
import { teamStatements } from './teams.ts';

export async function loadChallenge({ db }: Database, id: string): Promise<ChallengeRecord | null> {
  const row = await db.selectFrom('challenge').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readChallenge(row) : null;
}

export async function listOpenChallenges(
  { db }: Database,
  user: UserId,
  report: Report,
): Promise<readonly Challenge[]> {
  const all = db.selectFrom('challenge').selectAll().where('game_id', 'is', null);
  const rows = [
    ...(await all.where('challenger_id', '=', user).execute()),
    ...(await all.where('opponent_id', '=', user).execute()),
  ];
  const challenges = readable(rows, readChallenge, report).map(({ challenge }) => challenge);
  return challenges.filter(({ state }) => state === 'open');
}

/** Adds a challenge; `false` if its challenger has reached a limit. */
export async function addChallenge(
  database: Database,
  challenge: Challenge,
  dueAt: number,
  limits: Pick<Limits, 'openChallenges' | 'asks'> | null = null,
): Promise<boolean> {
  await noteServer(database, challenge.place.guildId, challenge.createdAt + A_WEEK);
  if (limits) await forgetAsks(database, challenge.createdAt - limits.asks.per);
  return database.allOrNothing([
    ...(limits ? challengeStatements(database, challenge, limits) : []),
    database.db
      .insertInto('challenge')
      .values({ id: challenge.id, ...challengeColumns(challenge), shown_version: 0, due_at: dueAt }),
  ]);
}

/** `false` if the stored version is another. */
export async function saveChallenge(
  database: Database,
  challenge: Challenge,
  dueAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await updateChallenge(database, challenge, dueAt).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds the game and closes its challenge, which refers to the game. */
export const beginGame = (
  database: Database,
  challenge: Challenge,
  game: Game,
  dueAt: number,
  room: Room | null = null,
): Promise<boolean> =>
  database.allOrNothing(
    [
      ...roomStatements(database, room),
      insertGame(database, game, dueAt),
      updateChallenge(database, challenge, dueAt),
    ],
    teamStatements(database, game),
  );

const updateChallenge = ({ db }: Database, challenge: Challenge, dueAt: number | null) =>
  db
    .updateTable('challenge')
    .set({ ...challengeColumns(challenge), due_at: dueAt })
    .where('id', '=', challenge.id)
    .where('version', '=', challenge.version - 1);

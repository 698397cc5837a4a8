/** Challenges: reading, adding, saving by compare-and-set, and becoming a game. */
import type { ChallengeRecord } from '../app/store.ts';
import type { Challenge } from '../game/challenge.ts';
import type { Game } from '../game/game.ts';
import type { Database } from './database.ts';
import { insertGame } from './games.ts';
import { challengeColumns, readChallenge } from './rows.ts';

/** The challenge with this id, or `null`. */
export async function loadChallenge({ db }: Database, id: string): Promise<ChallengeRecord | null> {
  const row = await db.selectFrom('challenge').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readChallenge(row) : null;
}

/** Adds a new challenge. */
export async function addChallenge({ db }: Database, challenge: Challenge, dueAt: number): Promise<void> {
  await db
    .insertInto('challenge')
    .values({ id: challenge.id, ...challengeColumns(challenge), shown_version: 0, due_at: dueAt })
    .execute();
}

/** Saves a challenge over its version before; false when that is not the stored one. */
export async function saveChallenge(
  database: Database,
  challenge: Challenge,
  dueAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await updateChallenge(database, challenge, dueAt).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds the game and closes its challenge, both or neither; the game goes first because the challenge refers to it. */
export const beginGame = (
  database: Database,
  challenge: Challenge,
  game: Game,
  dueAt: number,
): Promise<boolean> =>
  database.allOrNothing([insertGame(database, game, dueAt), updateChallenge(database, challenge, dueAt)]);

const updateChallenge = ({ db }: Database, challenge: Challenge, dueAt: number | null) =>
  db
    .updateTable('challenge')
    .set({ ...challengeColumns(challenge), due_at: dueAt })
    .where('id', '=', challenge.id)
    .where('version', '=', challenge.version - 1);

import type { ChallengeRecord } from '../../app/ports/subjects/games.ts';
import type { UserId } from '../../game/game.ts';
import type { Limits } from '../../app/ports/limits.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import { isSeek, type Seek } from '../../game/challenge/seek.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { A_WEEK, noteServer } from '../servers/servers.ts';
import { readable, type Report } from '../database/readable.ts';
import { challengeStatements, forgetAsks } from './tallies.ts';
import { challengeColumns, CHALLENGE_SEATS, readChallenge } from './rows.ts';
import { rowsWhere, updating } from '../database/rows.ts';
import { recordingShown } from './shown.ts';
import type { Tables } from '../tables/tables.ts';

/** The most seeks that are ever compared or shown. */
const MOST_SEEKS = 500;

export const challengesOver = (database: Database, report: Report) => {
  const { db } = database;
  const seeksIn = (rows: readonly Tables['challenge'][]): readonly Seek[] =>
    readable(rows, readChallenge, report)
      .map(({ challenge }) => challenge)
      .filter(isSeek);
  return {
    async load(id: string): Promise<ChallengeRecord | null> {
      const row = await db.selectFrom('challenge').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? readChallenge(row) : null;
    },
    async open(user: UserId): Promise<readonly Challenge[]> {
      const rows = (await rowsWhere(database, 'challenge', CHALLENGE_SEATS, user)).filter(
        (row) => row.game_id === null,
      );
      const challenges = readable(rows, readChallenge, report).map(({ challenge }) => challenge);
      return challenges.filter(({ state }) => state === 'open');
    },
    /** The open seeks in a server. With `key`, only those with these terms (`seekKey`). */
    async seeks(guildId: string, key?: string): Promise<readonly Seek[]> {
      const open = db
        .selectFrom('challenge')
        .selectAll()
        .where('guild_id', '=', guildId)
        .where('seek', 'is not', null);
      const wanted = key === undefined ? open : open.where('seek', '=', key);
      return seeksIn(await wanted.orderBy('open_until').limit(MOST_SEEKS).execute());
    },
    /** The open seeks with these terms in all servers, if they are also open to other servers. */
    async seeksEverywhere(key: string): Promise<readonly Seek[]> {
      const open = db.selectFrom('challenge').selectAll().where('seek_everywhere', '=', key);
      return seeksIn(await open.orderBy('open_until').limit(MOST_SEEKS).execute());
    },
    /**
     * False if the challenger has too many open challenges, or has challenged this opponent too
     * often (`limits`).
     */
    async add(
      challenge: Challenge,
      dueAt: number,
      limits?: Pick<Limits, 'openChallenges' | 'asks'> | null,
    ): Promise<boolean> {
      await noteServer(database, challenge.place?.guildId ?? null, challenge.createdAt + A_WEEK);
      if (limits) await forgetAsks(database, challenge.createdAt - limits.asks.per);
      return database.allOrNothing([
        ...(limits ? challengeStatements(database, challenge, limits) : []),
        db
          .insertInto('challenge')
          .values({ id: challenge.id, ...challengeColumns(challenge), shown_version: 0, due_at: dueAt }),
      ]);
    },
    save: (challenge: Challenge, dueAt: number | null) =>
      changes(database, updateChallenge(database, challenge, dueAt)),
    /** Works as for games. */
    shown: recordingShown(database, 'challenge'),
  };
};

export function updateChallenge(database: Database, challenge: Challenge, dueAt: number | null) {
  const before = { id: challenge.id, version: challenge.version - 1 };
  return updating(database, 'challenge', before, { ...challengeColumns(challenge), due_at: dueAt });
}

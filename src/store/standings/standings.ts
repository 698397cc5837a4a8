import type { UserId, GameId } from '../../game/game.ts';
import type { Finished } from '../../rating/finished.ts';
import type { Ruling } from '../../rating/entry.ts';
import type { Pool } from '../../rating/record.ts';
import type { BoardQuestion, PageQuestion, Audit } from '../../app/ports/subjects/standings.ts';
import type { Database } from '../database/database.ts';
import { boardPage } from './boards.ts';
import { openBooks } from './books.ts';
import { endedGame, headToHead, ratingOf, recentOf, recordsOf, setAside } from './players.ts';
import { compareExplored, countAgain } from '../../features/explore/store.ts';
import { compare, repair } from './repair.ts';
import { putRuling, rulingsOf } from './rulings.ts';
import { enteredWith, gamesOf, guildsOf } from './sources.ts';
import { statisticsOf } from './statistics.ts';

export const standingsOver = (database: Database) => ({
  /**
   * The data needed to enter a game; `null` if it is already entered. Damaged books are rebuilt
   * first.
   */
  books: (game: Finished) => openBooks(database, game),
  page: (board: BoardQuestion, page: PageQuestion) => boardPage(database, board, page),
  records: (guildId: string, user: UserId) => recordsOf(database, guildId, user),
  /** `null` if the user has no rating yet. */
  rating: (guildId: string, user: UserId, pool: Pool) => ratingOf(database, guildId, user, pool),
  recent: (guildId: string, user: UserId, limit: number) => recentOf(database, guildId, user, limit),
  /** All games between two users, except games that were never really played. */
  between: (guildId: string, user: UserId, opponent: UserId) => headToHead(database, guildId, user, opponent),
  statistics: (guildId: string, now: number) => statisticsOf(database, guildId, now),
  ended: (guildId: string, id: GameId) => endedGame(database, guildId, id),
  setAside: (guildId: string, limit: number) => setAside(database, guildId, limit),
  /**
   * Voids or restores a finished game, and rates the later games again. False if there is no such
   * game.
   */
  async rule(guildId: string, ruling: Ruling): Promise<boolean> {
    const { gameId, verb, by, at, reason } = ruling;
    if (!(await endedGame(database, guildId, gameId))) return false;
    const voiding = verb === 'void' ? { by, at, reason } : null;
    const source = () => enteredWith(database, guildId, gameId, voiding);
    await repair(database, guildId, source, async () => [
      putRuling(database, guildId, ruling),
      ...(await countAgain(database, gameId, verb === 'restore')),
    ]);
    return true;
  },
  rulings: (guildId: string, limit: number) => rulingsOf(database, guildId, limit),
  /** Compares each server's books with its games. With `mend`, rewrites the rows that differ. */
  audit: (mend: boolean): AsyncIterable<Audit> => audit(database, mend),
});

async function* audit(database: Database, mend: boolean): AsyncGenerator<Audit> {
  for (const guildId of await guildsOf(database)) {
    const hold = mend ? repair : compare;
    const { games, differences } = await hold(database, guildId, () => gamesOf(database, guildId));
    const explored = await compareExplored(database, guildId, mend);
    yield { guildId, games, differences: [...differences.map(({ text }) => text), ...explored] };
  }
}

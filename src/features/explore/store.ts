import type { UserId } from '../../game/game.ts';
import type { Database } from '../../store/database/database.ts';
import type { ExplorerQuestion, ImportedGame } from './rules.ts';
import { exploredGamesOf, playedFrom } from './store/counts.ts';
import { addImported, forgetImported } from './store/imports.ts';

/** For a server's books: the counts that a game adds, removes, and should have added. */
export { compareExplored } from './store/audit.ts';
export { countAgain, enterExplored } from './store/counts.ts';

export const explorerOver = (database: Database) => ({
  /** Each move with a few of its games, newest first. */
  played: (question: ExplorerQuestion) => playedFrom(database, question),
  /**
   * The games that went through the position, among a player's last games, up to `limit` of each
   * color; newest first.
   */
  gamesOf: (...asked: [guildId: string, user: UserId, position: number, limit: number]) =>
    exploredGamesOf(database, ...asked),
  /**
   * Counts a few games of an imported record, each once per server and at most `most` per server.
   * Returns how many are new.
   */
  addImported: (
    of: { readonly guildId: string; readonly recordId: string; readonly most: number },
    games: readonly ImportedGame[],
  ) => addImported(database, of, games),
  /** Removes the games of records that are due to be deleted. */
  forgetImported: (at: number) => forgetImported(database, at),
});

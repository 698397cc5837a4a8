import type { Explorer } from '../../app/ports/explorer.ts';
import type { Audit, Standings } from '../../app/ports/standings.ts';
import type { Database } from '../database/database.ts';
import { boardPage } from './boards.ts';
import { openBooks } from './books.ts';
import { endedGame, headToHead, recentOf, recordsOf, setAside } from './players.ts';
import { countAgain, exploredGamesOf, playedFrom } from './explored.ts';
import { compareExplored } from './exploredAudit.ts';
import { addImported, forgetImported } from './exploredImports.ts';
import { compare, repair } from './repair.ts';
import { putRuling, rulingsOf } from './rulings.ts';
import { enteredWith, gamesOf, guildsOf } from './sources.ts';
import { statisticsOf } from './statistics.ts';

export const explorerOver = (database: Database): Explorer => ({
  played: (question) => playedFrom(database, question),
  gamesOf: (...asked) => exploredGamesOf(database, ...asked),
  addImported: (of, games) => addImported(database, of, games),
  forgetImported: (at) => forgetImported(database, at),
});

export const standingsOver = (database: Database): Standings => ({
  books: (game) => openBooks(database, game),
  page: (board, page) => boardPage(database, board, page),
  records: (guildId, user) => recordsOf(database, guildId, user),
  recent: (guildId, user, limit) => recentOf(database, guildId, user, limit),
  between: (guildId, user, opponent) => headToHead(database, guildId, user, opponent),
  statistics: (guildId, now) => statisticsOf(database, guildId, now),
  ended: (guildId, id) => endedGame(database, guildId, id),
  setAside: (guildId, limit) => setAside(database, guildId, limit),
  async rule(guildId, ruling) {
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
  rulings: (guildId, limit) => rulingsOf(database, guildId, limit),
  audit: (mend) => audit(database, mend),
});

async function* audit(database: Database, mend: boolean): AsyncGenerator<Audit> {
  for (const guildId of await guildsOf(database)) {
    const hold = mend ? repair : compare;
    const { games, differences } = await hold(database, guildId, () => gamesOf(database, guildId));
    const explored = await compareExplored(database, guildId, mend);
    yield { guildId, games, differences: [...differences.map(({ text }) => text), ...explored] };
  }
}

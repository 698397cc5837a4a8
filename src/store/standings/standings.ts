/** The `Standings` of the use cases over any database: the queries of this folder, joined. */
import type { Audit, Standings } from '../../app/standings.ts';
import type { Database } from '../database.ts';
import { boardPage, placeOf } from './boards.ts';
import { endedGame, headToHead, recentOf, recordsOf, setAside } from './players.ts';
import { compare, repair } from './repair.ts';
import { gamesOf, guildsOf, outcomesWith } from './sources.ts';
import { statisticsOf } from './statistics.ts';

/** The books in an open database with the newest schema. */
export const standingsOver = (database: Database): Standings => ({
  page: (question, offset, size) => boardPage(database, question, offset, size),
  place: (question, user) => placeOf(database, question, user),
  records: (guildId, user) => recordsOf(database, guildId, user),
  recent: (guildId, user, limit) => recentOf(database, guildId, user, limit),
  between: (guildId, user, opponent) => headToHead(database, guildId, user, opponent),
  statistics: (guildId, now) => statisticsOf(database, guildId, now),
  ended: (guildId, id) => endedGame(database, guildId, id),
  setAside: (guildId, limit) => setAside(database, guildId, limit),
  async setVoiding(guildId, id, voiding) {
    if (!(await endedGame(database, guildId, id))) return false;
    await repair(database, guildId, () => outcomesWith(database, guildId, id, voiding));
    return true;
  },
  audit: (mend) => audit(database, mend),
});

async function* audit(database: Database, mend: boolean): AsyncGenerator<Audit> {
  for (const guildId of await guildsOf(database)) {
    const hold = mend ? repair : compare;
    const { games, differences } = await hold(database, guildId, () => gamesOf(database, guildId));
    yield { guildId, games, differences: differences.map(({ text }) => text) };
  }
}

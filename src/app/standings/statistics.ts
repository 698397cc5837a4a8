/** What is played in a server, when, and by which players. */
import { answeringInServers } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Reply, type ServerAsker, privately, publicly } from '../ports/command.ts';
import { sayAt, sharedShape, viewerFor } from '../reader/reader.ts';
import { sayIn } from '../../i18n/say.ts';
import { STATS } from '../../views/presses/declarations.ts';
import {
  sharedStatisticsScreen,
  statisticsScreen,
  type StatisticsContent,
} from '../../views/standings/statistics.ts';

async function read({ store, now }: App, { place }: ServerAsker): Promise<StatisticsContent> {
  const at = now();
  return { ...(await store.standings.statistics(place.guildId, at)), now: at };
}

export async function showStatistics(app: App, asker: ServerAsker): Promise<Reply> {
  const [content, viewer] = await Promise.all([read(app, asker), viewerFor(app, asker)]);
  return privately(statisticsScreen(sayIn(asker.locale), content, viewer.user, viewer));
}

export const statsPresses = answeringInServers(STATS, {
  show: (asker, _, app) => showStatistics(app, asker),
  async post(asker, _, app) {
    const { place } = asker;
    const [content, say, shape] = await Promise.all([
      read(app, asker),
      sayAt(app, place),
      sharedShape(app, place),
    ]);
    return publicly(sharedStatisticsScreen(say, content, shape));
  },
});

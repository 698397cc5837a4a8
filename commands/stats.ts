import { answeringInServers } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineServerCommand, type ServerAsker } from '../src/app/ports/command.ts';
import { sayAt, sharedShape, viewerFor } from '../src/app/reader/reader.ts';
import { sayIn } from '../src/i18n/say.ts';
import { STATS } from '../src/views/presses/declarations.ts';
import {
  sharedStatisticsScreen,
  statisticsScreen,
  type StatisticsContent,
} from '../src/views/standings/statistics.ts';

async function read({ store, now }: App, { place }: ServerAsker): Promise<StatisticsContent> {
  const at = now();
  return { ...(await store.standings.statistics(place.guildId, at)), now: at };
}

export const statsPresses = answeringInServers(STATS, {
  async post(asker: ServerAsker, _, app) {
    const { place } = asker;
    const [content, say, shape] = await Promise.all([
      read(app, asker),
      sayAt(app, place),
      sharedShape(app, place),
    ]);
    return { kind: 'public', isNew: true, screen: sharedStatisticsScreen(say, content, shape) };
  },
});

export const stats = defineServerCommand({
  name: 'stats',
  posts: false,
  options: [],
  async run(asker, _, app) {
    const [content, reader] = await Promise.all([read(app, asker), viewerFor(app, asker)]);
    return { kind: 'private', screen: statisticsScreen(sayIn(asker.locale), content, reader) };
  },
});

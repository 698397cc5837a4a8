/** `/stats`: what is played in this server, when, with which results and by whom. */
import { defineServerCommand } from '../src/app/ports/command.ts';
import { viewerFor } from '../src/app/reader/viewer.ts';
import { sayIn } from '../src/i18n/say.ts';
import { statisticsScreen } from '../src/views/standings/statistics.ts';

export const stats = defineServerCommand({
  name: 'stats',
  posts: false,
  options: [],
  async run(asker, _, app) {
    const say = sayIn(asker.locale);
    const { guildId } = asker.place;
    const now = app.now();
    const statistics = await app.store.standings.statistics(guildId, now);
    const reader = await viewerFor(app, asker);
    return { kind: 'private', screen: statisticsScreen(say, { ...statistics, now }, reader) };
  },
});

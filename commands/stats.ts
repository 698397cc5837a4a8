/** `/stats`: what is played in this server, when, with which results and by whom. */
import { defineCommand } from '../src/app/command.ts';
import { viewerFor } from '../src/app/viewer.ts';
import { sayIn } from '../src/i18n/say.ts';
import { quiet, text } from '../src/views/blocks.ts';
import { statisticsScreen } from '../src/views/standings/statistics.ts';

export const stats = defineCommand({
  name: 'stats',
  posts: false,
  inServers: true,
  options: [],
  async run(asker, _, app) {
    const say = sayIn(asker.locale);
    const { guildId } = asker.place;
    if (guildId === null) return { kind: 'private', screen: quiet(text(say('standings.no-server'))) };
    const now = app.now();
    const statistics = await app.store.standings.statistics(guildId, now);
    const reader = await viewerFor(app, asker);
    return { kind: 'private', screen: statisticsScreen(say, { ...statistics, now }, reader) };
  },
});

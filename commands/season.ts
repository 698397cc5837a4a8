/** `/season`: a server's admins begin and end seasons; their tables are read with `/leaderboard`. */
import type { App } from '../src/app/ports/app.ts';
import { defineServerCommand } from '../src/app/ports/command.ts';
import type { Asker } from '../src/app/ports/command.ts';
import { settingsAt } from '../src/app/reader/settingsAt.ts';
import { lastDay } from '../src/game/lastDay.ts';
import { plain } from '../src/i18n/plain.ts';
import { sayIn, type Say } from '../src/i18n/say.ts';
import { quiet, text } from '../src/views/screen/blocks.ts';
import type { Screen } from '../src/views/screen/screen.ts';
import { seasonStatus } from '../src/views/standings/season.ts';

const LONGEST_NAME = 40;

interface SeasonOptions {
  readonly name?: string | undefined;
  readonly until?: string | undefined;
  readonly reset?: boolean | undefined;
  readonly channel?: string | undefined;
}

async function start(
  app: App,
  asker: Asker,
  say: Say,
  guildId: string,
  options: SeasonOptions,
): Promise<Screen> {
  const name = options.name?.trim() ?? '';
  if (name === '' || name.length > LONGEST_NAME) return quiet(text(say('season.no-name')));
  const { zone } = await settingsAt(app, { guildId });
  const endsAt = options.until === undefined ? null : lastDay(options.until, zone, asker.at);
  if (options.until !== undefined && endsAt === null) {
    return quiet(text(say('season.date', { text: plain(options.until) })));
  }
  const season = await app.store.seasons.start({
    guildId,
    name,
    channelId: options.channel ?? asker.place.channelId,
    locale: asker.place.locale,
    isReset: options.reset ?? false,
    startedAt: asker.at,
    endsAt,
  });
  return season ? seasonStatus(say, season) : quiet(text(say('season.running')));
}

async function end(app: App, asker: Asker, say: Say, guildId: string): Promise<Screen> {
  const [latest] = await app.store.seasons.all(guildId);
  const ended = latest?.endedAt === null ? await app.store.seasons.end(latest, asker.at) : null;
  if (!ended) return quiet(text(say('season.none')));
  return quiet(text(say('season.over', { name: plain(ended.name), where: `<#${ended.channelId}>` })));
}

export const season = defineServerCommand({
  name: 'season',
  posts: false,
  forAdmins: true,
  options: [
    { name: 'do', kind: 'text', choices: ['start', 'end'] },
    { name: 'name', kind: 'text' },
    { name: 'until', kind: 'text' },
    { name: 'reset', kind: 'flag' },
    { name: 'channel', kind: 'channel' },
  ],
  async run(asker, values, app) {
    const say = sayIn(asker.locale);
    const { guildId } = asker.place;
    if (values.do === 'start')
      return { kind: 'private', screen: await start(app, asker, say, guildId, values) };
    if (values.do === 'end') return { kind: 'private', screen: await end(app, asker, say, guildId) };
    const [latest] = await app.store.seasons.all(guildId);
    return { kind: 'private', screen: seasonStatus(say, latest?.endedAt === null ? latest : null) };
  },
});

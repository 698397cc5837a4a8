/** `/server-data`: admins export all games of a server, or erase it. */
import type { App } from '../src/app/ports/app.ts';
import { archiveOf } from '../src/app/server/archive.ts';
import { answeringInServers } from '../src/app/ports/answering.ts';
import { defineServerCommand } from '../src/app/ports/command.ts';
import { downloadFile } from '../src/app/reader/files.ts';
import { sayIn, type Say } from '../src/i18n/say.ts';
import { quiet, text } from '../src/views/screen/blocks.ts';
import type { Screen } from '../src/views/screen/screen.ts';
import { archiveScreen, serverDataScreen, wordFor } from '../src/views/server/serverData.ts';
import { SERVER_DATA } from '../src/views/presses/declarations.ts';

async function overview(app: App, say: Say, guildId: string): Promise<Screen> {
  return serverDataScreen(say, await app.store.servers.countGames(guildId), guildId);
}

async function take(app: App, say: Say, guildId: string, part: number): Promise<Screen | null> {
  const { games, parts, text: pdn } = await archiveOf(app, guildId, part);
  if (games === 0) return quiet(text(say('server-data.none')));
  if (pdn === '') return null;
  const name = parts === 1 ? 'crownhead-games.pdn' : `crownhead-games-${part + 1}.pdn`;
  return archiveScreen(say, { part, parts, file: await downloadFile(name, pdn) });
}

async function forget(app: App, say: Say, guildId: string, typed: string): Promise<Screen> {
  const word = wordFor(guildId);
  if (typed.trim().toLowerCase() !== word) {
    return quiet(text(say('server-data.wrong-word', { word })));
  }
  await app.store.servers.erase(guildId);
  return quiet(text(say('server-data.forgotten')));
}

export const serverDataPresses = answeringInServers(
  SERVER_DATA,
  {
    async export({ locale, place }, { part }, app) {
      const screen = await take(app, sayIn(locale), place.guildId, part);
      return screen && { kind: 'private', screen };
    },
  },
  { forAdmins: true, share: () => 'export' },
);

export const serverData = defineServerCommand({
  name: 'server-data',
  posts: false,
  forAdmins: true,
  options: [{ name: 'forget', kind: 'text' }],
  async run(asker, values, app) {
    const say = sayIn(asker.locale);
    const { guildId } = asker.place;
    const screen =
      values.forget === undefined ? overview(app, say, guildId) : forget(app, say, guildId, values.forget);
    return { kind: 'private', screen: await screen };
  },
});

/** Admins export all games of a server, or delete its data. */
import type { App } from '../ports/app.ts';
import { archiveOf } from './archive.ts';
import { answeringInServers } from '../ports/answering.ts';
import type { ServerAsker } from '../ports/command.ts';
import { downloadFile } from '../reader/files.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import { quiet, text } from '../../views/screen/blocks.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { archiveScreen, serverDataScreen, wordFor } from '../../views/server/serverData.ts';
import { SERVER_DATA } from '../../views/presses/declarations.ts';

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
      return screen && { kind: 'private', screen, isNew: true };
    },
  },
  { forAdmins: true, share: () => 'export' },
);

/** `typed`: the word that confirms the deletion; `undefined` to see what is stored. */
export const typedServerData = (
  app: App,
  { locale, place: { guildId } }: ServerAsker,
  typed: string | undefined,
): Promise<Screen> =>
  typed === undefined ? overview(app, sayIn(locale), guildId) : forget(app, sayIn(locale), guildId, typed);

/** `/server-data`: a server's admins take all of its games away, or have everything of it erased. */
import type { App } from '../src/app/app.ts';
import { archiveOf } from '../src/app/archive.ts';
import { defineCommand } from '../src/app/command.ts';
import { parcel } from '../src/app/parcel.ts';
import { refusal } from '../src/app/refusal.ts';
import { sayIn, type Say } from '../src/i18n/say.ts';
import { quiet, text } from '../src/views/blocks.ts';
import type { Screen } from '../src/views/screen.ts';
import { archiveScreen, serverDataScreen, wordFor } from '../src/views/serverData.ts';

const PART = /^\d{1,4}$/u;

async function overview(app: App, say: Say, guildId: string): Promise<Screen> {
  const ids = await app.store.servers.gameIds(guildId);
  return serverDataScreen(say, ids.length, guildId);
}

async function take(app: App, say: Say, guildId: string, part: number): Promise<Screen> {
  const { games, parts, text: pdn } = await archiveOf(app, guildId, part);
  if (games === 0 || pdn === '') return quiet(text(say('server-data.none')));
  const name = parts === 1 ? 'crownhead-games.pdn' : `crownhead-games-${part + 1}.pdn`;
  return archiveScreen(say, { part, parts, file: await parcel(name, pdn) });
}

async function forget(app: App, say: Say, guildId: string, typed: string): Promise<Screen> {
  const word = wordFor(guildId);
  if (typed.trim().toLowerCase() !== word) {
    return quiet(text(say('server-data.wrong-word', { word })));
  }
  await app.store.servers.erase(guildId);
  return quiet(text(say('server-data.forgotten')));
}

export const serverData = defineCommand({
  name: 'server-data',
  posts: false,
  inServers: true,
  forAdmins: true,
  options: [{ name: 'forget', kind: 'text' }],
  async run(asker, values, app) {
    const say = sayIn(asker.locale);
    const { guildId } = asker.place;
    if (guildId === null) return { kind: 'private', screen: quiet(text(say('standings.no-server'))) };
    const screen =
      values.forget === undefined ? overview(app, say, guildId) : forget(app, say, guildId, values.forget);
    return { kind: 'private', screen: await screen };
  },
  async press(asker, { action, args: [part = ''] }, app) {
    const { guildId } = asker.place;
    if (guildId === null || action !== 'export' || !PART.test(part)) {
      return refusal(app, asker, { code: 'malformed-button' });
    }
    return { kind: 'private', screen: await take(app, sayIn(asker.locale), guildId, Number(part)) };
  },
});

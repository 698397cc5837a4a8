/** Admins put their server's home into a channel. */
import { sayIn } from '../../i18n/say.ts';
import { refused } from '../../kit/result.ts';
import { answeringInServers } from '../../app/ports/answering.ts';
import type { App } from '../../app/ports/app.ts';
import { privately, type Reply, type ServerAsker } from '../../app/ports/command.ts';
import { closedChannel } from '../../app/server/closedChannel.ts';
import { changeSettings } from '../../app/save/change.ts';
import { HOME } from './presses.ts';
import { putHome } from './use.ts';
import { homePutScreen } from './view.ts';

export async function putHomeIn(app: App, asker: ServerAsker, channelId: string): Promise<Reply> {
  const problem = await closedChannel(app, asker, [channelId]);
  if (problem) return refused(problem);
  const { guildId, locale } = asker.place;
  const before = await app.store.homes.load(guildId);
  const put = await putHome(app, { guildId, channelId, locale });
  const state = put === 'done' ? 'put' : put === 'later' ? 'waiting' : 'closed';
  const { settings } = await app.store.settings.load(guildId);
  // The story of the day follows the home.
  if (state !== 'closed' && before && settings.gameOfDay === before.channelId)
    await changeSettings(app, guildId, { gameOfDay: channelId });
  return privately(homePutScreen(sayIn(asker.locale), state, channelId));
}

export const homePresses = answeringInServers(
  HOME,
  {
    put: (asker: ServerAsker, _, app) => putHomeIn(app, asker, asker.place.channelId),
    in: async (asker: ServerAsker, { values: [channelId] }, app) =>
      channelId === undefined ? null : putHomeIn(app, asker, channelId),
  },
  { forAdmins: true },
);

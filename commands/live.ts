/** `/live`: the server's games being played now, as small boards; for admins, also as a card. */
import type { App } from '../src/app/ports/app.ts';
import { defineServerCommand, type Reply, type ServerAsker } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { viewerFor } from '../src/app/reader/reader.ts';
import { closedChannel } from '../src/app/server/closedChannel.ts';
import { beginLiveGames, liveGamesAt } from '../src/app/server/liveGames.ts';
import { sayIn } from '../src/i18n/say.ts';
import { liveScreen } from '../src/views/game/live.ts';
import { quiet, text } from '../src/views/screen/blocks.ts';
import { channel } from '../src/views/screen/tokens.ts';

async function show(app: App, asker: ServerAsker): Promise<Reply> {
  const { guildId, channelId } = asker.place;
  const where = { guildId, channelId: asker.threadOf ?? channelId };
  const [shown, viewer] = await Promise.all([liveGamesAt(app, where), viewerFor(app, asker)]);
  return { kind: 'private', screen: liveScreen(sayIn(asker.locale), shown, viewer) };
}

async function keep(app: App, asker: ServerAsker, channelId: string): Promise<Reply> {
  const problem = await closedChannel(app, asker, [channelId]);
  if (problem) return refusal(app, asker, problem);
  const { guildId, locale } = asker.place;
  const begun = await beginLiveGames(app, { guildId, channelId, locale });
  const key = begun === 'done' ? 'posted' : begun === 'later' ? 'waiting' : 'closed';
  const said = sayIn(asker.locale)(`live.${key}`, { where: channel(channelId) });
  return { kind: 'private', screen: quiet(text(said)) };
}

export const live = defineServerCommand({
  name: 'live',
  posts: false,
  options: [{ name: 'channel', kind: 'channel', forAdmins: true }],
  run: (asker, values, app) =>
    values.channel === undefined ? show(app, asker) : keep(app, asker, values.channel),
});

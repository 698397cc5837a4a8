/** The games being played in a server now, for one reader or pinned in a channel. */
import { HOUR, SECOND } from '../../game/calendar/span.ts';
import { liveliest } from './rules.ts';
import { MOST_BOARDS } from '../../render/scene/results.ts';
import { pinnedNowScreen, type NowShown } from './view.ts';
import type { Using } from '../../app/ports/app.ts';
import type { GameRecord } from '../../app/ports/subjects/games.ts';
import type { ServerAsker } from '../../app/ports/command.ts';
import type { LiveMessage } from '../live/rules.ts';
import type { MessengerFault } from '../../app/ports/messenger.ts';
import { sayAt, sharedShape } from '../../app/reader/reader.ts';
import { runningIn } from '../../app/reader/seenBy.ts';
import { sha256 } from '../../app/save/hash.ts';
import { beginLive, type LiveKind } from '../live/use.ts';
import { readableBy, readableFrom } from '../../app/server/readableFrom.ts';

type Needs = Using<'games' | 'liveGames' | 'settings', 'members' | 'messenger' | 'now'>;

/** How many running games to compare. */
const MOST_COMPARED = 100;

const liveIn = async (app: Using<'games', 'now'>, guildId: string): Promise<readonly GameRecord[]> =>
  liveliest(await runningIn(app, { guildId }, MOST_COMPARED), ({ game }) => game, app.now());

/** The running games that the asker may see, the liveliest first. */
export const runningFor = async (
  app: Using<'games', 'memory' | 'now'>,
  asker: ServerAsker,
): Promise<readonly GameRecord[]> => readableBy(app, asker, await liveIn(app, asker.place.guildId));

export const nowShown = (running: readonly GameRecord[]): NowShown => ({
  games: running.slice(0, MOST_BOARDS).map(({ game, shown }) => ({ game, card: shown.card })),
  total: running.length,
});

/**
 * Every hour, Discord is asked again who reads the channels of the games, because a moderator may
 * have hidden one.
 */
export const LIVE_GAMES_KIND: LiveKind<Needs, LiveMessage> = {
  book: ({ store }) => store.liveGames,
  letter: 'l',
  refresh: 30 * SECOND,
  async content(app, live) {
    const all = await liveIn(app, live.guildId);
    const states = all
      .slice(0, MOST_BOARDS * 2)
      .map(({ game: { id, version }, shown }) => [id, version, shown.card?.messageId]);
    const hour = all.length === 0 ? 0 : Math.floor(app.now() / HOUR);
    return {
      digest: sha256(JSON.stringify([states, all.length, hour])),
      screen: async () => {
        const [say, shape] = await Promise.all([sayAt(app, live), sharedShape(app, live)]);
        return pinnedNowScreen(say, nowShown(await readableFrom(app, live, all)), shape, app.now());
      },
    };
  },
};

export const beginLiveGames = (
  app: Needs,
  wanted: Pick<LiveMessage, 'guildId' | 'channelId' | 'locale'>,
): Promise<'done' | MessengerFault> =>
  beginLive(app, LIVE_GAMES_KIND, (fresh) => ({ ...wanted, ...fresh }), wanted.guildId);

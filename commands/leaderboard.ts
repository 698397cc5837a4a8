/** `/leaderboard`: the server's leaders by rating, wins, games or share of wins, with the asker's place. */
import { answeringInServers } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { closedChannel } from '../src/app/server/closedChannel.ts';
import { beginLiveBoard, type LiveBoardPlan } from '../src/app/server/liveBoard.ts';
import { readBoard } from '../src/app/server/readBoard.ts';
import { defineServerCommand, type ServerAsker, type Reply } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { sayAt, sharedShape, viewerFor } from '../src/app/reader/reader.ts';
import { postSeason, showSeason, suggestSeasons } from '../src/app/server/showSeason.ts';
import { sayIn } from '../src/i18n/say.ts';
import { ORDERS } from '../src/rating/board.ts';
import { POOLS } from '../src/rating/record.ts';
import { SPANS } from '../src/rating/span.ts';
import { quiet, text } from '../src/views/screen/blocks.ts';
import { channel } from '../src/views/screen/tokens.ts';
import { type BoardView, whatCountsScreen } from '../src/views/standings/boardControls.ts';
import { leaderboardScreen, sharedBoardScreen } from '../src/views/standings/leaderboard.ts';
import { LEADERBOARD } from '../src/views/presses/declarations.ts';

async function show(app: App, asker: ServerAsker, asked: BoardView): Promise<Reply> {
  const [{ view, content }, viewer] = await Promise.all([
    readBoard(app, asker.place.guildId, asked, asker.user.id),
    viewerFor(app, asker),
  ]);
  return { kind: 'private', screen: leaderboardScreen(sayIn(asker.locale), view, content, viewer) };
}

async function post(app: App, { place, user }: ServerAsker, asked: BoardView): Promise<Reply> {
  const { view, content } = await readBoard(app, place.guildId, asked, user.id);
  const [say, shape] = await Promise.all([sayAt(app, place), sharedShape(app, place)]);
  return { kind: 'public', isNew: true, screen: sharedBoardScreen(say, view, content, shape) };
}

async function keepLive(
  app: App,
  asker: ServerAsker,
  wanted: Pick<LiveBoardPlan, 'order' | 'pool' | 'span' | 'channelId'>,
): Promise<Reply> {
  const problem = await closedChannel(app, asker, [wanted.channelId]);
  if (problem) return refusal(app, asker, problem);
  const { guildId, locale } = asker.place;
  const begun = await beginLiveBoard(app, { ...wanted, guildId, locale });
  const key = begun === 'done' ? 'posted' : begun === 'later' ? 'waiting' : 'closed';
  const said = sayIn(asker.locale)(`board.live.${key}`, { where: channel(wanted.channelId) });
  return { kind: 'private', screen: quiet(text(said)) };
}

export const leaderboardPresses = answeringInServers(LEADERBOARD, {
  order: (asker: ServerAsker, view, app) => show(app, asker, view),
  page: (asker: ServerAsker, view, app) => show(app, asker, view),
  variant: (asker: ServerAsker, { value, ...view }, app) =>
    show(app, asker, { ...view, pool: value, page: 0 }),
  period: (asker: ServerAsker, { value, ...view }, app) =>
    show(app, asker, { ...view, span: value, page: 0 }),
  post: (asker: ServerAsker, view, app) => post(app, asker, view),
  counts: async (asker: ServerAsker, view) => ({
    kind: 'private',
    screen: whatCountsScreen(sayIn(asker.locale), view),
  }),
  season: (asker: ServerAsker, { number, page }, app) => showSeason(app, asker, String(number), page),
  postSeason: (asker: ServerAsker, { number }, app) => postSeason(app, asker, number),
});

export const leaderboard = defineServerCommand({
  name: 'leaderboard',
  posts: false,
  options: [
    { name: 'by', kind: 'text', choices: ORDERS },
    { name: 'variant', kind: 'text', choices: POOLS },
    { name: 'period', kind: 'text', choices: SPANS },
    { name: 'season', kind: 'text', suggests: true },
    { name: 'live', kind: 'channel', forAdmins: true },
  ],
  async run(asker, values, app) {
    if (values.season !== undefined) return showSeason(app, asker, values.season, 0);
    const pool = POOLS.find((each) => each === (values.variant ?? 'all'));
    if (!pool) return refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
    const order = ORDERS.find((each) => each === values.by) ?? 'rating';
    const span = SPANS.find((each) => each === values.period) ?? 'ever';
    if (values.live !== undefined) return keepLive(app, asker, { order, pool, span, channelId: values.live });
    return show(app, asker, { order, pool, span, page: 0 });
  },
  suggest: (asker, { text: typed }, app) => suggestSeasons(app, asker, typed),
});

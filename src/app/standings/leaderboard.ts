/** The server's leaders by rating, wins, games or share of wins, with the asker's place. */
import { refused } from '../../kit/result.ts';
import { answeringInServers } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { closedChannel } from '../server/closedChannel.ts';
import { beginLiveBoard, type LiveBoardPlan } from '../../features/liveBoard/use.ts';
import { readBoard } from './readBoard.ts';
import { type ServerAsker, type Reply, privately, privateText, publicly } from '../ports/command.ts';
import { sayAt, sharedShape, viewerFor } from '../reader/reader.ts';
import { postSeason, showSeason } from '../../features/season/use.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Order } from '../../rating/board.ts';
import type { Pool } from '../../rating/record.ts';
import type { Span } from '../../rating/span.ts';
import { keepScreen } from '../../views/screen/blocks.ts';
import { channel } from '../../views/screen/tokens.ts';
import { type BoardView, USUAL_VIEW, whatCountsScreen } from '../../views/standings/boardControls.ts';
import { leaderboardScreen, sharedBoardScreen } from '../../views/standings/leaderboard.ts';
import { LEADERBOARD } from '../../views/presses/declarations.ts';

async function show(app: App, asker: ServerAsker, asked: BoardView): Promise<Reply> {
  const { guildId } = asker.place;
  const [{ view, content }, viewer, seasons] = await Promise.all([
    readBoard(app, guildId, asked, asker.user.id),
    viewerFor(app, asker),
    app.store.seasons.all(guildId),
  ]);
  const offered = { seasons, isAdmin: asker.rights.mayManage };
  return privately(leaderboardScreen(sayIn(asker.locale), view, content, viewer, offered));
}

async function post(app: App, { place, user }: ServerAsker, asked: BoardView): Promise<Reply> {
  const { view, content } = await readBoard(app, place.guildId, asked, user.id);
  const [say, shape] = await Promise.all([sayAt(app, place), sharedShape(app, place)]);
  return publicly(sharedBoardScreen(say, view, content, shape));
}

async function pin(
  app: App,
  asker: ServerAsker,
  wanted: Pick<LiveBoardPlan, 'order' | 'pool' | 'span' | 'channelId'>,
): Promise<Reply> {
  const problem = await closedChannel(app, asker, [wanted.channelId]);
  if (problem) return refused(problem);
  const { guildId, locale } = asker.place;
  const begun = await beginLiveBoard(app, { ...wanted, guildId, locale });
  const key = begun === 'done' ? 'posted' : begun === 'later' ? 'waiting' : 'closed';
  const said = sayIn(asker.locale)(`board.pinned.${key}`, { where: channel(wanted.channelId) });
  return privateText(said);
}

export const leaderboardPresses = answeringInServers(LEADERBOARD, {
  order: (asker, view, app) => show(app, asker, view),
  page: (asker, view, app) => show(app, asker, view),
  variant: (asker, { value, ...view }, app) => show(app, asker, { ...view, pool: value, page: 0 }),
  period: (asker, { value, ...view }, app) =>
    typeof value === 'number'
      ? showSeason(app, asker, String(value), 0)
      : show(app, asker, { ...view, span: value, page: 0 }),
  post: (asker, view, app) => post(app, asker, view),
  counts: async (asker, view) => privately(whatCountsScreen(sayIn(asker.locale), view)),
  past: (asker, { value }, app) => showSeason(app, asker, String(value), 0),
  keep: async ({ locale }, view) => privately(keepScreen(sayIn(locale), LEADERBOARD.to['keep-in'](view))),
  'keep-in': (asker, { values: [channelId], ...view }, app) =>
    channelId === undefined ? show(app, asker, view) : pin(app, asker, { ...view, channelId }),
  season: (asker, { number, page }, app) => showSeason(app, asker, String(number), page),
  postSeason: (asker, { number }, app) => postSeason(app, asker, number),
});

/** The options of `/leaderboard`. */
interface BoardWish {
  readonly by: Order | undefined;
  readonly variant: Pool | undefined;
  readonly period: Span | undefined;
  readonly season: string | undefined;
  readonly pinned: string | undefined;
}

export async function answerLeaderboard(app: App, asker: ServerAsker, wish: BoardWish): Promise<Reply> {
  const { by: order = USUAL_VIEW.order, variant: pool = 'all', period: span = USUAL_VIEW.span } = wish;
  const { season, pinned } = wish;
  if (season !== undefined) return showSeason(app, asker, season, 0);
  if (pinned !== undefined) return pin(app, asker, { order, pool, span, channelId: pinned });
  return show(app, asker, { order, pool, span, page: 0 });
}

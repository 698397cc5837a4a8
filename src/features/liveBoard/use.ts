/** A leaderboard pinned in a channel and kept up to date. */
import { createHash } from 'node:crypto';
import { MINUTE } from '../../game/calendar/span.ts';
import { pinnedBoardScreen, sharedBoardScreen } from '../../views/standings/leaderboard.ts';
import type { Using } from '../../app/ports/app.ts';
import type { LiveBoard } from './rules.ts';
import type { MessengerFault } from '../../app/ports/messenger.ts';
import { sayAt, sharedShape } from '../../app/reader/reader.ts';
import { beginLive, type LiveKind } from '../live/use.ts';
import { readBoard } from '../../app/standings/readBoard.ts';

type Needs = Using<
  'attendance' | 'liveBoards' | 'placings' | 'settings' | 'standings',
  'botId' | 'members' | 'messenger' | 'now'
>;

export const REFRESH = 5 * MINUTE;

export type LiveBoardPlan = Pick<LiveBoard, 'guildId' | 'order' | 'pool' | 'span' | 'channelId' | 'locale'>;

export const LIVE_BOARD_KIND: LiveKind<Needs, LiveBoard> = {
  book: ({ store }) => store.liveBoards,
  letter: 'b',
  refresh: REFRESH,
  async content(app, board) {
    const [say, shape] = await Promise.all([sayAt(app, board), sharedShape(app, board)]);
    const { view, content } = await readBoard(app, board.guildId, { ...board, page: 0 }, app.botId());
    const table = JSON.stringify(sharedBoardScreen(say, view, content, shape));
    return {
      digest: createHash('sha256').update(table).digest('base64url'),
      screen: async () => pinnedBoardScreen(say, view, content, shape),
    };
  },
};

export const beginLiveBoard = (app: Needs, wanted: LiveBoardPlan): Promise<'done' | MessengerFault> =>
  beginLive(app, LIVE_BOARD_KIND, (fresh) => ({ ...wanted, ...fresh }), wanted.guildId);

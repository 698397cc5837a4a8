/** A live leaderboard that is due: brought up to date if there is anything new, and looked at again some minutes later. */
import type { LiveBoard } from '../ports/liveBoards.ts';
import { REFRESH, showLiveBoard } from '../server/liveBoard.ts';
import { putOff, type PutOff } from './kind.ts';
import { dueAfter } from './patience.ts';

/** A channel that is closed to us is tried ever more seldom: the board is wanted until its message or channel is deleted. */
export async function doDueLiveBoard(
  app: Parameters<typeof showLiveBoard>[0],
  board: LiveBoard,
): Promise<PutOff<LiveBoard> | undefined> {
  const shown = await showLiveBoard(app, board);
  const now = app.now();
  if (shown === 'gone' || shown === 'refused') return undefined;
  return putOff(board, shown === 'done' ? now + REFRESH : dueAfter(shown, now, board.changedAt));
}

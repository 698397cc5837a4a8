import { editAfter, putOff, type PutOff } from '../../app/due/kind.ts';
import type { LiveBoard } from './rules.ts';
import { REFRESH, showLiveBoard } from './use.ts';

/** Retries a closed channel at growing intervals, because admins may open it again. */
export async function doDueLiveBoard(
  app: Parameters<typeof showLiveBoard>[0],
  board: LiveBoard,
): Promise<PutOff<LiveBoard> | undefined> {
  const shown = await showLiveBoard(app, board);
  const now = app.now();
  if (shown === 'gone' || shown === 'refused') return undefined;
  return putOff(board, shown === 'done' ? now + REFRESH : editAfter(app, board.card, shown, board.changedAt));
}

import { editAfter, putOff, type PutOff } from '../../app/due/kind.ts';
import type { LiveMessage } from '../live/rules.ts';
import { GAMES_REFRESH, showLiveGames } from './use.ts';

export async function doDueLiveGames(
  app: Parameters<typeof showLiveGames>[0],
  live: LiveMessage,
): Promise<PutOff<LiveMessage> | undefined> {
  const shown = await showLiveGames(app, live);
  if (shown === 'gone' || shown === 'refused') return undefined;
  const now = app.now();
  return putOff(
    live,
    shown === 'done' ? now + GAMES_REFRESH : editAfter(app, live.card, shown, live.changedAt),
  );
}

/** A game whose newest state the channel has not been shown in time: its card is posted. */
import { sayIn } from '../i18n/say.ts';
import { cardScreen } from '../views/card.ts';
import { announceGame } from './announce.ts';
import type { App } from './app.ts';
import type { Messenger } from './messenger.ts';
import { dueAfter, isHopeless } from './patience.ts';
import type { GameRecord } from './store.ts';

/** Posts the card of a claimed game, or sees to it that it is tried again. */
export async function showDueGame(app: App, messenger: Messenger, record: GameRecord): Promise<void> {
  const { game } = record;
  const posted = await messenger.post(game.place, cardScreen(sayIn(game.place.locale), game));
  if (typeof posted === 'object') return announceGame(app, messenger, game, posted);
  const now = app.now();
  if (isHopeless(posted, now - game.changedAt)) {
    await app.store.gameShown(game.id, game.version, null);
    return undefined;
  }
  return app.store.postpone({ kind: 'game', record }, dueAfter(posted, now));
}

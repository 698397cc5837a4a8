import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { gameNamed } from '../src/app/play/find.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { rematchAct } from '../src/app/play/rematch.ts';
import { GAME_OPTION, suggestFinished } from '../src/app/play/suggest.ts';
import type { GameId } from '../src/game/game.ts';
import { OFFERS } from '../src/views/presses/declarations.ts';

/** Offers a rematch of the named game, or of the asker's last game in this channel. */
async function offer(app: App, asker: Asker, id?: GameId): Promise<Reply> {
  if (id !== undefined) {
    const found = await gameNamed(app, asker, { id, isShown: false });
    return found.ok ? rematchAct(app, asker, id, 'offer') : refusal(app, asker, found.problem);
  }
  const { channelId } = asker.place;
  const last = { player: asker.user.id, channelId, state: 'finished', limit: 1 } as const;
  const [record] = await app.store.games.list(last);
  if (!record) return refusal(app, asker, { code: 'no-finished-game' });
  return rematchAct(app, asker, record.game.id, 'offer');
}

export const rematchPresses = answering(
  OFFERS.rematch,
  {
    offer: (asker, { id }, app) => rematchAct(app, asker, id, 'offer'),
    accept: (asker, { id }, app) => rematchAct(app, asker, id, 'accept'),
    decline: (asker, { id }, app) => rematchAct(app, asker, id, 'decline'),
    withdraw: (asker, { id }, app) => rematchAct(app, asker, id, 'withdraw'),
  },
  { posts: true },
);

export const rematch = defineCommand({
  name: 'rematch',
  posts: true,
  options: [GAME_OPTION],
  run: (asker, values, app) => offer(app, asker, values.game),
  suggest: (asker, { text }, app) => suggestFinished(app, asker, text),
});

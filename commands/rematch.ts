/** `/rematch` and the buttons on a finished card: the same two once more, with colours swapped. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { refusal } from '../src/app/refusal.ts';
import { rematchAct } from '../src/app/rematch.ts';
import type { Reply } from '../src/app/reply.ts';
import { GAME_OPTION, suggestFinished } from '../src/app/suggestGames.ts';
import type { GameId } from '../src/game/game.ts';
import { parseGamePress } from '../src/views/gamePress.ts';
import { OFFER_ACTIONS } from '../src/views/offerButtons.ts';

/** The rematch of the named game, or of the asker's game that was the last to end in this channel. */
async function offer(app: App, asker: Asker, id?: GameId): Promise<Reply> {
  if (id !== undefined) return rematchAct(app, asker, id, 'offer');
  const { channelId } = asker.place;
  const last = { player: asker.user.id, channelId, state: 'finished', limit: 1 } as const;
  const [record] = await app.store.games(last);
  if (!record) return refusal(app, asker, { code: 'no-finished-game' });
  return rematchAct(app, asker, record.game.id, 'offer');
}

export const rematch = defineCommand({
  name: 'rematch',
  posts: true,
  options: [GAME_OPTION],
  run: (asker, values, app) => offer(app, asker, values.game),
  suggest: (asker, { text }, app) => suggestFinished(app, asker, text),
  async press(asker, pressed, app) {
    const aim = parseGamePress(pressed);
    const action = OFFER_ACTIONS.find((candidate) => candidate === pressed.action);
    if (!aim || !action) return refusal(app, asker, { code: 'malformed-button' });
    return rematchAct(app, asker, aim.id, action);
  },
});

/** `/hint`: a good move for whoever is to move, for them alone; that there was one, everyone sees. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { findGame } from '../src/app/find.ts';
import { hintFor } from '../src/app/hint.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { GAME_OPTION, suggestGames } from '../src/app/suggestGames.ts';
import type { GameId } from '../src/game/game.ts';
import { isTurnOf } from '../src/game/urgency.ts';

async function give(app: App, asker: Asker, id?: GameId): Promise<Reply> {
  const found = await findGame(app, asker, { id, rather: (game) => isTurnOf(game, asker.user.id) });
  const again = { command: 'hint', action: 'give', args: [] };
  return found.ok ? hintFor(app, asker, found.value) : refusal(app, asker, found.problem, { again });
}

export const hint = defineCommand({
  name: 'hint',
  posts: false,
  options: [GAME_OPTION],
  run: (asker, values, app) => give(app, asker, values.game),
  suggest: (asker, { text }, app) => suggestGames(app, asker, text),
  async press(asker, { action, value }, app) {
    if (action === 'give' && value !== null) return give(app, asker, value);
    return refusal(app, asker, { code: 'malformed-button' });
  },
});

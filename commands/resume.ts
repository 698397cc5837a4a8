/** `/resume` and its button: the clocks of a paused game run again. */
import { act } from '../src/app/act.ts';
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { findGame } from '../src/app/find.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { GAME_OPTION, suggestGames } from '../src/app/suggestGames.ts';
import type { GameId } from '../src/game/game.ts';
import { pauseAt, resume as resumed } from '../src/game/pause.ts';
import { parseGamePress } from '../src/views/gamePress.ts';

const AGAIN = { command: 'resume', action: 'in', args: [] };

async function find(app: App, asker: Asker, id?: GameId): Promise<Reply> {
  const found = await findGame(app, asker, { id, rather: (game) => pauseAt(game, asker.at) !== null });
  if (!found.ok) return refusal(app, asker, found.problem, { again: AGAIN });
  return act(app, asker, found.value.id, (game) => resumed(game, { by: asker.user.id, at: asker.at }));
}

export const resume = defineCommand({
  name: 'resume',
  posts: true,
  options: [GAME_OPTION],
  run: (asker, values, app) => find(app, asker, values.game),
  suggest: (asker, { text }, app) => suggestGames(app, asker, text),
  async press(asker, pressed, app) {
    if (pressed.action === 'in' && pressed.value !== null) return find(app, asker, pressed.value);
    const aim = parseGamePress(pressed);
    if (!aim || pressed.action !== 'now') return refusal(app, asker, { code: 'malformed-button' });
    const deed = { by: asker.user.id, at: asker.at, ply: aim.ply };
    return act(app, asker, aim.id, (game) => resumed(game, deed));
  },
});

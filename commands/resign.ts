/** `/resign` and its button: asked once more in private, then done. */
import { act } from '../src/app/act.ts';
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { findGame } from '../src/app/find.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { GAME_OPTION, suggestGames } from '../src/app/suggestGames.ts';
import type { GameId } from '../src/game/game.ts';
import { resign as resigned } from '../src/game/resign.ts';
import { seatOf } from '../src/game/seat.ts';
import { sayIn } from '../src/i18n/say.ts';
import { quiet, text } from '../src/views/blocks.ts';
import { resignScreen } from '../src/views/confirm.ts';
import { parseGamePress } from '../src/views/gamePress.ts';

const AGAIN = { command: 'resign', action: 'in', args: [] };

async function ask(app: App, asker: Asker, id?: GameId): Promise<Reply> {
  const found = await findGame(app, asker, { id });
  if (!found.ok) return refusal(app, asker, found.problem, { again: AGAIN });
  const game = found.value;
  const seat = seatOf(game, { by: asker.user.id, at: asker.at });
  if (!seat.ok) return refusal(app, asker, seat.problem);
  return { kind: 'private', screen: resignScreen(sayIn(asker.locale), game, seat.value) };
}

export const resign = defineCommand({
  name: 'resign',
  posts: true,
  options: [GAME_OPTION],
  run: (asker, values, app) => ask(app, asker, values.game),
  suggest: (asker, { text: typed }, app) => suggestGames(app, asker, typed),
  async press(asker, pressed, app) {
    if (pressed.action === 'in' && pressed.value !== null) return ask(app, asker, pressed.value);
    const aim = parseGamePress(pressed);
    if (!aim) return refusal(app, asker, { code: 'malformed-button' });
    switch (pressed.action) {
      case 'ask':
        return ask(app, asker, aim.id);
      case 'keep':
        return { kind: 'private', screen: quiet(text(sayIn(asker.locale)('resign.kept'))) };
      case 'confirm':
        return act(app, asker, aim.id, (game) =>
          resigned(game, { by: asker.user.id, at: asker.at, ply: aim.ply }),
        );
      default:
        return refusal(app, asker, { code: 'malformed-button' });
    }
  },
});

/** `/board`: the board for the asker alone, and turning it. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { findBoard } from '../src/app/find.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { GAME_OPTION, suggestGames } from '../src/app/suggestGames.ts';
import { viewerFor } from '../src/app/viewer.ts';
import { COLORS } from '../src/draughts/types.ts';
import type { Color } from '../src/draughts/types.ts';
import type { GameId } from '../src/game/game.ts';
import { sayIn } from '../src/i18n/say.ts';
import { boardScreen } from '../src/views/boardView.ts';

async function show(app: App, asker: Asker, id?: GameId, bottom?: Color): Promise<Reply> {
  const found = await findBoard(app, asker, id);
  if (!found.ok) {
    return refusal(app, asker, found.problem, { again: { command: 'board', action: 'open', args: [] } });
  }
  const viewer = { ...(await viewerFor(app, asker)), ...(bottom && { bottom }) };
  const screen = boardScreen(sayIn(asker.locale), found.value, viewer);
  return { kind: 'private', screen, shows: found.value.id };
}

export const board = defineCommand({
  name: 'board',
  posts: false,
  options: [GAME_OPTION],
  run: (asker, values, app) => show(app, asker, values.game),
  suggest: (asker, { text }, app) => suggestGames(app, asker, text),
  async press(asker, { action, args: [id, side], value }, app) {
    const bottom = COLORS.find((color) => color === side);
    if (action === 'open' && value !== null) return show(app, asker, value);
    if (action === 'flip' && id && bottom) return show(app, asker, id, bottom);
    return refusal(app, asker, { code: 'malformed-button' });
  },
});

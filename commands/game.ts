/** `/game`: one game for the asker alone: its board, every move, and the controls that are theirs. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { findBoard } from '../src/app/find.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { GAME_OPTION, suggestAllGames } from '../src/app/suggestGames.ts';
import { viewerFor } from '../src/app/viewer.ts';
import type { GameId } from '../src/game/game.ts';
import { sayIn } from '../src/i18n/say.ts';
import { boardScreen } from '../src/views/boardView.ts';
import { lookAt } from '../src/views/look.ts';
import { scoreSheet } from '../src/views/scoreSheet.ts';

async function show(app: App, asker: Asker, id?: GameId): Promise<Reply> {
  const found = await findBoard(app, asker, id);
  if (!found.ok) {
    return refusal(app, asker, found.problem, { again: { command: 'game', action: 'open', args: [] } });
  }
  const say = sayIn(asker.locale);
  const viewer = await viewerFor(app, asker);
  const sheet = scoreSheet(say, lookAt(found.value, viewer.style));
  return {
    kind: 'private',
    screen: boardScreen(say, found.value, viewer, sheet),
    shows: found.value.id,
  };
}

export const game = defineCommand({
  name: 'game',
  posts: false,
  options: [GAME_OPTION],
  run: (asker, values, app) => show(app, asker, values.game),
  suggest: (asker, { text }, app) => suggestAllGames(app, asker, text),
  async press(asker, { action, value }, app) {
    if (action === 'open' && value !== null) return show(app, asker, value);
    return refusal(app, asker, { code: 'malformed-button' });
  },
});

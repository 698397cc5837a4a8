/** `/export`: a game as files that other programs read: PDN, the FEN of the moment, and the board as text. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { findReplay } from '../src/app/findReplay.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { GAME_OPTION, suggestAllGames } from '../src/app/suggestGames.ts';
import { sayIn } from '../src/i18n/say.ts';
import { exportScreen } from '../src/views/export.ts';

async function give(app: App, asker: Asker, id?: string): Promise<Reply> {
  const found = await findReplay(app, asker, id);
  if (!found.ok) return refusal(app, asker, found.problem);
  return { kind: 'private', screen: exportScreen(sayIn(asker.locale), found.value) };
}

export const exportGame = defineCommand({
  name: 'export',
  posts: false,
  options: [GAME_OPTION],
  run: (asker, values, app) => give(app, asker, values.game),
  suggest: (asker, { text }, app) => suggestAllGames(app, asker, text),
  press: (asker, { args: [id = ''] }, app) => give(app, asker, id),
});

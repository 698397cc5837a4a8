/** `/export`: a game as files that other programs read: PDN, the FEN of the moment, and the board as text. */
import { defineCommand } from '../src/app/command.ts';
import { findReplay } from '../src/app/findReplay.ts';
import { refusal } from '../src/app/refusal.ts';
import { GAME_OPTION, suggestAllGames } from '../src/app/suggestGames.ts';
import { sayIn } from '../src/i18n/say.ts';
import { exportScreen } from '../src/views/export.ts';

export const exportGame = defineCommand({
  name: 'export',
  posts: false,
  options: [GAME_OPTION],
  async run(asker, values, app) {
    const found = await findReplay(app, asker, values.game);
    if (!found.ok) return refusal(app, asker, found.problem);
    return { kind: 'private', screen: exportScreen(sayIn(asker.locale), found.value) };
  },
  suggest: (asker, { text }, app) => suggestAllGames(app, asker, text),
});

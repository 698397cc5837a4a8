/** `/theme`: how boards look for the asker alone. Without a choice it shows what there is. */
import { defineCommand } from '../src/app/ports/command.ts';
import { BOARD_CHOICES, PIECE_CHOICES, THEME_CHOICES } from '../src/app/ports/preference.ts';
import { viewerFor } from '../src/app/reader/viewer.ts';
import { changePreference } from '../src/app/save/changePreference.ts';
import { sayIn } from '../src/i18n/say.ts';
import { quiet, text } from '../src/views/screen/blocks.ts';
import { lookScreen, themesScreen } from '../src/views/person/themes.ts';

export const theme = defineCommand({
  name: 'theme',
  posts: false,
  options: [
    { name: 'theme', kind: 'text', choices: THEME_CHOICES },
    { name: 'pieces', kind: 'text', choices: PIECE_CHOICES },
    { name: 'board', kind: 'text', choices: BOARD_CHOICES },
  ],
  async run(asker, values, app) {
    const say = sayIn(asker.locale);
    const chosen = {
      theme: THEME_CHOICES.find((id) => id === values.theme),
      pieces: PIECE_CHOICES.find((id) => id === values.pieces),
      board: BOARD_CHOICES.find((id) => id === values.board),
    };
    if (Object.values(chosen).every((choice) => choice === undefined))
      return { kind: 'private', screen: themesScreen(say) };
    await changePreference(app, asker.user.id, (before) => ({
      ...before,
      theme: chosen.theme ?? before.theme,
      pieces: chosen.pieces ?? (chosen.theme ? undefined : before.pieces),
      board: chosen.board ?? before.board,
    }));
    const { look = {}, board } = await viewerFor(app, asker);
    if (chosen.board) return { kind: 'private', screen: quiet(text(say(`theme.board.${chosen.board}`))) };
    return {
      kind: 'private',
      screen: board === 'text' ? quiet(text(say('theme.chosen'))) : lookScreen(say, look),
    };
  },
});

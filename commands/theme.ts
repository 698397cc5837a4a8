/** `/theme`: how boards look for the asker. Without a choice, it shows the themes. */
import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import {
  BOARD_CHOICES,
  NO_PREFERENCE,
  PIECE_CHOICES,
  THEME_CHOICES,
  type Preference,
} from '../src/app/ports/people.ts';
import { orUsual } from '../src/app/ports/store.ts';
import { changePreference } from '../src/app/save/change.ts';
import { sayIn } from '../src/i18n/say.ts';
import { MATCHING, THEME } from '../src/views/presses/declarations.ts';
import { quiet, text } from '../src/views/screen/blocks.ts';
import { lookScreen, piecesScreen, themesScreen } from '../src/views/person/themes.ts';

type Look = Pick<Preference, 'theme' | 'pieces' | 'board'>;

/** Themes can be seen while the database is away. */
const likedBy = ({ user }: Asker, { store }: App): Promise<Preference> =>
  orUsual(store.people.preference(user.id), NO_PREFERENCE);

/** A new theme includes its own pieces; other choices stay. */
const keep = ({ user }: Asker, app: App, chosen: Look): Promise<Preference> =>
  changePreference(app, user.id, (before) => ({
    ...before,
    theme: chosen.theme ?? before.theme,
    pieces: chosen.pieces ?? (chosen.theme ? undefined : before.pieces),
    board: chosen.board ?? before.board,
  }));

/** A theme includes its own pieces, which can be changed next. */
const afterChoice = async (asker: Asker, saved: Promise<Look>): Promise<Reply> => ({
  kind: 'private',
  screen: piecesScreen(sayIn(asker.locale), await saved, true),
});

export const themePresses = answering(THEME, {
  theme: (asker, { value }, app) => afterChoice(asker, keep(asker, app, { theme: value })),
  pieces: (asker, { value }, app) =>
    value === MATCHING
      ? afterChoice(
          asker,
          changePreference(app, asker.user.id, (before) => ({ ...before, pieces: undefined })),
        )
      : afterChoice(asker, keep(asker, app, { pieces: value })),
  board: (asker, { value }, app) => afterChoice(asker, keep(asker, app, { board: value })),
  async step(asker, { step }, app) {
    const [say, liked] = [sayIn(asker.locale), await likedBy(asker, app)];
    return {
      kind: 'private',
      screen: step === 'pieces' ? piecesScreen(say, liked) : themesScreen(say, liked),
    };
  },
});

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
    const given = {
      theme: THEME_CHOICES.find((id) => id === values.theme),
      pieces: PIECE_CHOICES.find((id) => id === values.pieces),
      board: BOARD_CHOICES.find((id) => id === values.board),
    };
    if (Object.values(given).every((choice) => choice === undefined))
      return { kind: 'private', screen: themesScreen(say, await likedBy(asker, app)) };
    const saved = await keep(asker, app, given);
    if (given.board) return { kind: 'private', screen: quiet(text(say(`theme.board.${given.board}`))) };
    return {
      kind: 'private',
      screen: saved.board === 'text' ? quiet(text(say('theme.chosen'))) : lookScreen(say, saved),
    };
  },
});

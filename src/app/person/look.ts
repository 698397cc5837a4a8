/** How boards look for the asker. */
import { done, type Result } from '../../kit/result.ts';
import { sayIn } from '../../i18n/say.ts';
import { toPreferences } from '../../views/person/choices.ts';
import { lookScreen, piecesScreen, themesScreen } from '../../views/person/themes.ts';
import { MATCHING, THEME } from '../../views/presses/declarations.ts';
import { quiet, text } from '../../views/screen/blocks.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { answering } from '../ports/answering.ts';
import type { Using } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { NO_PREFERENCE, type Preference } from '../ports/subjects/people.ts';
import { orDefault } from '../ports/store.ts';
import { changePreference } from '../save/change.ts';

type Look = Pick<Preference, 'theme' | 'pieces' | 'board'>;
type Needs = Using<'people'>;

/** Themes can be seen even while the database is unreachable. */
const likedBy = ({ user }: Asker, { store }: Needs): Promise<Preference> =>
  orDefault(store.people.preference(user.id), NO_PREFERENCE);

/** A new theme includes its own pieces; other choices stay. */
const keep = ({ user }: Asker, app: Needs, chosen: Look): Promise<Preference> =>
  changePreference(app, user.id, (before) => ({
    ...before,
    theme: chosen.theme ?? before.theme,
    pieces: chosen.pieces ?? (chosen.theme ? undefined : before.pieces),
    board: chosen.board ?? before.board,
  }));

/** A theme includes its own pieces, which can be changed next. */
const afterChoice = async (asker: Asker, saved: Promise<Look>): Promise<Reply> =>
  privately(piecesScreen(sayIn(asker.locale), await saved, true));

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
    return privately(step === 'pieces' ? piecesScreen(say, liked) : themesScreen(say, liked));
  },
});

export const showThemes = async (app: Needs, asker: Asker): Promise<Screen> =>
  themesScreen(sayIn(asker.locale), await likedBy(asker, app));

export async function typedLook(
  app: Needs,
  asker: Asker,
  { theme, pieces, board }: Look,
): Promise<Result<Screen, never> | null> {
  const say = sayIn(asker.locale);
  if (!theme && !pieces && !board) return null;
  const saved = await keep(asker, app, { theme, pieces, board });
  if (saved.board !== 'text' && !board) return done(lookScreen(say, saved));
  const words = board ? say(`themes.board.${board}`) : say('themes.chosen');
  return done(quiet(text(words), toPreferences(say)));
}

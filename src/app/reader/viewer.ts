/** What one reader alone sees: in their language and notation, with their boards. */
import type { UserId } from '../../game/game.ts';
import type { Viewer } from '../../views/game/card.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { orUsual } from '../ports/store.ts';
import { NO_PREFERENCE, styleOf, type Preference } from '../ports/preference.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { Reader } from '../../views/board/shape.ts';
import { sharedShape } from './shared.ts';
import { readingIn } from '../../i18n/locales.ts';

/** The asker as a viewer of boards. */
export const viewerFor = async (app: Using<'people'>, { user: { id } }: Asker): Promise<Viewer> =>
  viewerOf(id, await orUsual(app.store.preference(id), NO_PREFERENCE));

/** The same where the preference is at hand. */
export function viewerOf(user: UserId, preference: Preference): Viewer {
  const { theme, pieces, board } = preference;
  return {
    user,
    style: styleOf(preference),
    look: { ...(theme && { theme }), ...(pieces && { pieces }) },
    ...(board && { board }),
  };
}

/** The asker's style; `null` is each variant's own. */
export const styleFor = async (app: Using<'people'>, asker: Asker): Promise<NotationStyle | null> =>
  styleOf(await orUsual(app.store.preference(asker.user.id), NO_PREFERENCE));

/** How to show boards to the asker alone, or else to all who are where they ask. */
export const readerOf = (
  app: Using<'people' | 'settings'>,
  asker: Asker,
  isPrivate: boolean,
): Promise<Reader> => (isPrivate ? viewerFor(app, asker) : sharedShape(app, asker.place));

/** The asker as a reader. A direct message has no language but its only reader's. */
export async function inOwnLanguage(app: Using<'people'>, asker: Asker): Promise<Asker> {
  const { user, place } = asker;
  const { language } = await app.store.preference(user.id);
  if (!language) return asker;
  const locale = readingIn(language, asker.discordLocale);
  return { ...asker, locale, place: place.guildId === null ? { ...place, locale } : place };
}

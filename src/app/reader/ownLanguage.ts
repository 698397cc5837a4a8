/**
 * Whose language: what only one person sees is in the language they chose, else in Discord's for them. What all see is in
 * the server's (`sharedLanguage.ts`). Either way commands are called as Discord shows them to the readers.
 */
import { readingIn } from '../../i18n/locales.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';

/** The asker as a reader. A direct message has no language but its only reader's. */
export async function inOwnLanguage(app: Using<'people'>, asker: Asker): Promise<Asker> {
  const { user, place } = asker;
  const { language } = await app.store.preference(user.id);
  if (!language) return asker;
  const locale = readingIn(language, asker.discordLocale);
  return { ...asker, locale, place: place.guildId === null ? { ...place, locale } : place };
}

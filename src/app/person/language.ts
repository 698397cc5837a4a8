/** The language of everything that only the asker sees. */
import { isLocale, readingIn } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import { languageScreen } from '../../views/person/choices.ts';
import { LANGUAGE } from '../../views/presses/declarations.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { answering } from '../ports/answering.ts';
import { type Asker, privately } from '../ports/command.ts';
import { changePreference } from '../save/change.ts';

export const showLanguage = (locale: string, { discordLocale }: Asker): Screen =>
  languageScreen(sayIn(locale), discordLocale);

export const languagePresses = answering(LANGUAGE, {
  async choose(asker, { value }, app) {
    const language = isLocale(value) ? value : undefined;
    await changePreference(app, asker.user.id, (before) => ({ ...before, language }));
    return privately(showLanguage(readingIn(language, asker.discordLocale), asker));
  },
});

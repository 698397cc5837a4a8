import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { changePreference } from '../src/app/save/change.ts';
import { isLocale, readingIn } from '../src/i18n/locales.ts';
import { sayIn } from '../src/i18n/say.ts';
import { languageScreen } from '../src/views/person/choices.ts';
import { LANGUAGE } from '../src/views/presses/declarations.ts';

const shown = (locale: string, { discordLocale }: Asker): Reply => ({
  kind: 'private',
  screen: languageScreen(sayIn(locale), discordLocale),
});

async function choose(app: App, asker: Asker, chosen: string): Promise<Reply> {
  const language = isLocale(chosen) ? chosen : undefined;
  await changePreference(app, asker.user.id, (before) => ({ ...before, language }));
  return shown(readingIn(language, asker.discordLocale), asker);
}

export const languagePresses = answering(LANGUAGE, {
  choose: (asker, { value }, app) => choose(app, asker, value),
});

export const language = defineCommand({
  name: 'language',
  posts: false,
  options: [],
  run: (asker) => Promise.resolve(shown(asker.locale, asker)),
});

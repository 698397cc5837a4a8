/** `/language`: in which language the bot writes to the asker. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { isLocale, readingIn } from '../src/i18n/locales.ts';
import { sayIn } from '../src/i18n/say.ts';
import { AS_IN_DISCORD, languageScreen } from '../src/views/language.ts';

const shown = (locale: string, { discordLocale }: Asker): Reply => ({
  kind: 'private',
  screen: languageScreen(sayIn(locale), discordLocale),
});

async function choose(app: App, asker: Asker, chosen: string): Promise<Reply> {
  const preference = await app.store.preference(asker.user.id);
  const language = isLocale(chosen) ? chosen : undefined;
  await app.store.savePreference(asker.user.id, { ...preference, language });
  return shown(readingIn(language, asker.discordLocale), asker);
}

export const language = defineCommand({
  name: 'language',
  posts: false,
  options: [],
  run: (asker) => Promise.resolve(shown(asker.locale, asker)),
  press(asker, { action, value }, app) {
    const known = value === AS_IN_DISCORD || (value !== null && isLocale(value));
    return action === 'choose' && known
      ? choose(app, asker, value)
      : refusal(app, asker, { code: 'malformed-button' });
  },
});

/** The languages to choose from, each called as those who speak it call it: whoever needs it can read it. */
import { autonym, localeFor, LOCALES } from '../../i18n/locales.ts';
import type { Say } from '../../i18n/say.ts';
import { quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import { AS_IN_DISCORD, LANGUAGE } from '../presses/declarations.ts';

/** In which language the reader is spoken to, and a menu of the others. */
export function languageScreen(say: Say, discordLocale: string): Screen {
  const discords = autonym(localeFor(discordLocale));
  return quiet(text(say('language.shown', { language: autonym(say.locale) })), {
    kind: 'menu',
    menu: {
      press: LANGUAGE.to.choose(),
      placeholder: say('language.menu'),
      choices: [
        { label: say('language.discord', { language: discords }), value: AS_IN_DISCORD },
        ...LOCALES.map((locale) => ({ label: autonym(locale), value: locale })),
      ],
    },
  });
}

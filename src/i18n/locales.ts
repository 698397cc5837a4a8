/** The languages that the bot speaks, and which of them a reader gets. */

export const LOCALES = ['en'] as const;
/** A language of ours, as a BCP 47 tag that `Intl` knows. */
export type Locale = (typeof LOCALES)[number];

const isOurs = (tag: string): tag is Locale => LOCALES.some((locale) => locale === tag);

/**
 * Our language for one of Discord's locales, such as `en-GB` or `es-419`: the same tag, else the same language, else
 * English.
 */
export function localeFor(discordLocale: string): Locale {
  if (isOurs(discordLocale)) return discordLocale;
  const [language = ''] = discordLocale.split('-');
  return isOurs(language) ? language : 'en';
}

/** The languages that the bot speaks, and which of them a reader gets. */

export const LOCALES = ['en', 'ru', 'uk', 'pl', 'nl', 'fr', 'de', 'it', 'es', 'pt-BR', 'ja', 'fil'] as const;
/** A language of ours, as a BCP 47 tag that `Intl` knows. */
export type Locale = (typeof LOCALES)[number];

export const isLocale = (tag: string): tag is Locale => LOCALES.some((locale) => locale === tag);

/** What those who speak a language call it, beginning as a line of a menu does. */
export function autonym(locale: Locale): string {
  const [first = '', ...rest] = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return [first.toLocaleUpperCase(locale), ...rest].join('');
}

/**
 * Our language for one of Discord's locales, such as `en-GB` or `es-419`: the same tag, else the same language, else
 * English.
 */
export function localeFor(discordLocale: string): Locale {
  if (isLocale(discordLocale)) return discordLocale;
  const [language = ''] = discordLocale.split('-');
  return isLocale(language) ? language : 'en';
}

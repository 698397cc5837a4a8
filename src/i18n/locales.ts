/** The languages that the bot speaks, and which of them a reader gets. */

export const LOCALES = ['en', 'ru', 'uk', 'pl', 'nl', 'fr', 'de', 'it', 'es', 'pt-BR', 'ja', 'fil'] as const;
/** A language of ours, as a BCP 47 tag that `Intl` knows. */
export type Locale = (typeof LOCALES)[number];

const KNOWN: ReadonlySet<string> = new Set(LOCALES);

export const isLocale = (tag: string): tag is Locale => KNOWN.has(tag);

/** What those who speak a language call it, beginning as a line of a menu does. */
export function autonym(locale: Locale): string {
  const [first = '', ...rest] = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return [first.toLocaleUpperCase(locale), ...rest].join('');
}

/** BCP 47 leaves to us what stands behind an `x`. */
const IN_DISCORD = '-x-';

/** A locale as the language to read and, where that is another one, the locale in which Discord shows its commands. */
export function partsOf(locale: string): { readonly language: string; readonly discords: string } {
  const [language = '', discords = language] = locale.split(IN_DISCORD);
  return { language, discords };
}

/**
 * The locale of those who chose a language of their own: `fil-x-en-US` reads Filipino and sees Discord's commands in
 * English. One text tells both wherever a locale goes or is kept; without a choice it is Discord's.
 */
export const readingIn = (language: Locale | null | undefined, locale: string): string =>
  language ? `${language}${IN_DISCORD}${partsOf(locale).discords}` : locale;

/**
 * Our language for one of Discord's locales, such as `en-GB` or `es-419`: the same tag, else the same language, else
 * English.
 */
export function localeFor(discordLocale: string): Locale {
  if (isLocale(discordLocale)) return discordLocale;
  const [language = ''] = discordLocale.split('-');
  return isLocale(language) ? language : 'en';
}

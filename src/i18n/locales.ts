export const LOCALES = ['en', 'ru', 'uk', 'pl', 'nl', 'fr', 'de', 'it', 'es', 'pt-BR', 'ja', 'fil'] as const;

export type Locale = (typeof LOCALES)[number];

const KNOWN: ReadonlySet<string> = new Set(LOCALES);

export const isLocale = (tag: string): tag is Locale => KNOWN.has(tag);

export function autonym(locale: Locale): string {
  const [first = '', ...rest] = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return [first.toLocaleUpperCase(locale), ...rest].join('');
}

/** BCP 47 leaves the part after `x` to applications. */
const IN_DISCORD = '-x-';

export function partsOf(locale: string): { readonly language: string; readonly discords: string } {
  const [language = '', discords = language] = locale.split(IN_DISCORD);
  return { language, discords };
}

/** `fil-x-en-US` means Filipino with Discord's commands in English. */
export const readingIn = (language: Locale | null | undefined, locale: string): string =>
  language ? `${language}${IN_DISCORD}${partsOf(locale).discords}` : locale;

export function localeFor(discordLocale: string): Locale {
  if (isLocale(discordLocale)) return discordLocale;
  const [language = ''] = discordLocale.split('-');
  return isLocale(language) ? language : 'en';
}

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** The first of a reader's languages that is available. `pt` and `pt-PT` get `pt-BR`. */
export function localeAmong(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const found =
      LOCALES.find((locale) => locale === tag) ??
      LOCALES.find((locale) => languageOf(locale) === languageOf(tag));
    if (found !== undefined) return found;
  }
  return 'en';
}

import type { Locale } from '../../i18n/locales.ts';
import { localeAmong, sentencesIn } from './languages.ts';
import { type PageSay, makePageSay } from './say.ts';

/** In the language from the address, the reader's choice, or the browser. */
export async function sayHere(chosen: Locale | null): Promise<PageSay> {
  const asked = new URL(location.href).searchParams.get('lang');
  const locale = localeAmong([asked, chosen, ...navigator.languages].filter((tag) => tag !== null));
  document.documentElement.lang = locale;
  // A board in English is better than none.
  const sentences = await sentencesIn(locale).catch(() => sentencesIn('en'));
  return makePageSay(locale, sentences);
}

import { isLocale, type Locale } from '../../i18n/locales.ts';
import { sentencesIn } from './languages.ts';
import { type PageSay, makePageSay } from './say.ts';

/** The sentences in the language of the document, or in the reader's language. */
export async function sayHere(chosen: Locale | null = null): Promise<PageSay> {
  const root = document.documentElement;
  const locale = chosen ?? (isLocale(root.lang) ? root.lang : 'en');
  root.lang = locale;
  // A board in English is better than none.
  const sentences = await sentencesIn(locale).catch(() => sentencesIn('en'));
  return makePageSay(locale, sentences);
}

/** A phone has no Escape key. */
export const premoveKey = () => (matchMedia('(hover: none)').matches ? 'page.premove.touch' : 'page.premove');

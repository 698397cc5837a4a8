/** The sentences in each language, loaded when needed. The build keeps only the page's. */
import type { Locale } from '../../i18n/locales.ts';
import type { Sentences } from '../../i18n/sentence.ts';

type Loaded = Promise<{ readonly default: Sentences }>;

const LANGUAGES: Readonly<Record<Locale, () => Loaded>> = {
  en: async () => ({ default: (await import('./english.ts')).english }),
  ru: () => import('../../../assets/locales/ru.json', { with: { type: 'json' } }),
  uk: () => import('../../../assets/locales/uk.json', { with: { type: 'json' } }),
  pl: () => import('../../../assets/locales/pl.json', { with: { type: 'json' } }),
  nl: () => import('../../../assets/locales/nl.json', { with: { type: 'json' } }),
  fr: () => import('../../../assets/locales/fr.json', { with: { type: 'json' } }),
  de: () => import('../../../assets/locales/de.json', { with: { type: 'json' } }),
  it: () => import('../../../assets/locales/it.json', { with: { type: 'json' } }),
  es: () => import('../../../assets/locales/es.json', { with: { type: 'json' } }),
  'pt-BR': () => import('../../../assets/locales/pt-BR.json', { with: { type: 'json' } }),
  ja: () => import('../../../assets/locales/ja.json', { with: { type: 'json' } }),
  fil: () => import('../../../assets/locales/fil.json', { with: { type: 'json' } }),
};

export const sentencesIn = async (locale: Locale): Promise<Sentences> => (await LANGUAGES[locale]()).default;

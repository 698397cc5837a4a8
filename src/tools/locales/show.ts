import { own } from '../../kit/own.ts';
import { catalogueIn } from '../../i18n/catalogues.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill, type Sentence } from '../../i18n/sentence.ts';
import { asSeen } from './asSeen.ts';
import { usualOf } from './examples.ts';
import { formsOf } from './plurals.ts';
import { ENGLISH, toDoOf, translationOf } from './translation.ts';

const filled = (locale: Locale, key: string, text: string): string =>
  asSeen(
    locale,
    fill(text, (hole) => usualOf(hole, key) ?? `{${hole}}`),
  );

export function show(locale: Locale, prefix: string): void {
  const catalogue = catalogueIn(locale);
  for (const [key, english] of Object.entries(ENGLISH).filter(([name]) => name.startsWith(prefix))) {
    console.log(`\n${key}`);
    if (locale !== 'en') printForms('en', key, english);
    printForms(locale, key, own(catalogue, key) ?? '(missing)');
  }
}

function printForms(locale: Locale, key: string, sentence: Sentence): void {
  for (const [form, text] of formsOf(sentence)) {
    const label = typeof sentence === 'string' ? locale : `${locale} ${form}`;
    console.log(`  ${label.padEnd(10)} ${filled(locale, key, text).replaceAll('\n', '⏎')}`);
  }
}

interface Task {
  readonly english: Sentence;
  readonly before?: Sentence;
}

export function worksheet(locale: Locale): Readonly<Record<string, Task>> {
  const translation = translationOf(locale);
  const { missing, stale } = toDoOf(translation);
  const open = new Set([...missing, ...stale]);
  return Object.fromEntries(
    Object.entries(ENGLISH)
      .filter(([key]) => open.has(key))
      .map(([key, english]) => {
        const before = own(translation.sentences, key);
        return [key, before === undefined ? { english } : { english, before }];
      }),
  );
}

import { LOCALES, isLocale } from '../i18n/locales.ts';
import { readCommandLine, refuse } from './commandLine.ts';
import { check, checkUse } from './locales/check.ts';
import { confirm, merge } from './locales/edit.ts';
import { glossaryPage } from './locales/glossary.ts';
import { show, worksheet } from './locales/show.ts';

const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

const { values, positionals } = readCommandLine({
  options: {
    release: { type: 'boolean' },
    show: { type: 'boolean' },
    todo: { type: 'boolean' },
    merge: { type: 'boolean' },
    confirm: { type: 'boolean' },
    glossary: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [language, ...rest] = positionals;
const [prefix = ''] = rest;

if (language !== undefined && !isLocale(language))
  refuse(`There is no catalog “${language}”. Use one of ${LOCALES.join(', ')}`);

if (values.glossary) console.log(glossaryPage(TRANSLATED).trimEnd());
else if (language && values.show) show(language, prefix);
else if (language && values.todo) console.log(JSON.stringify(worksheet(language), null, 2));
else if (language && values.merge) merge(language, prefix);
else if (language && values.confirm) confirm(language, rest);
else {
  const counts = (language ? [language] : LOCALES).map((locale) => check(locale, language !== undefined));
  const wrong = counts.reduce((sum, count) => sum + count.wrong, 0) + checkUse();
  const open = counts.reduce((sum, count) => sum + count.open, 0);
  console.log(`${wrong} wrong, ${open} to do`);
  process.exitCode = wrong > 0 || (values.release && open > 0) ? 1 : 0;
}

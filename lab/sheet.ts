import { isLocale, LOCALES } from '../src/i18n/locales.ts';
import { refuse } from '../src/tools/commandLine.ts';
import { writeSheet } from './localeSheet/sheet.ts';

const [language = '', file = `sheet-${language}.html`] = process.argv.slice(2);
if (!isLocale(language)) refuse(`There is no catalog “${language}”. Use one of ${LOCALES.join(', ')}`);
console.log(`${await writeSheet(language, file)} sentences in ${file}`);

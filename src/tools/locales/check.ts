import { fileURLToPath } from 'node:url';
import { globSync, readFileSync } from 'node:fs';
import { assetFile } from '../../files.ts';
import { en } from '../../i18n/en.ts';
import type { Locale } from '../../i18n/locales.ts';
import { findingsOf } from './findings.ts';
import { glossaryOf, termFindings, unexplained, unsourced } from './glossary.ts';
import { mentionFindings } from './mentions.ts';
import { styleFindings, styleOf } from './style.ts';
import { currentOf, toDoOf, translationOf } from './translation.ts';

const ROOT = fileURLToPath(assetFile('../'));

interface Counts {
  readonly wrong: number;
  readonly open: number;
}

export function check(locale: Locale, isDetailed: boolean): Counts {
  const translation = translationOf(locale);
  const glossary = locale === 'en' ? null : glossaryOf(locale);
  const findings = [
    ...findingsOf(locale, translation),
    ...styleFindings(currentOf(translation), styleOf(locale)),
    ...mentionFindings(currentOf(translation)),
    ...(glossary ? termFindings(currentOf(translation), glossary) : []),
  ];
  const toDo = {
    ...toDoOf(translation),
    'without a word': glossary ? unexplained(glossary) : [],
    'without a source': glossary ? unsourced(glossary) : [],
  };
  const open = Object.values(toDo).reduce((sum, keys) => sum + keys.length, 0);
  const counts = Object.entries(toDo).map(([what, keys]) => `${keys.length} ${what}`);
  const said = Object.keys(translation.sentences).length;
  console.log(`${locale}: ${said} sentences, ${findings.length} wrong, ${counts.join(', ')}`);
  for (const { key, says } of findings) console.log(`  ${key} ${says}`);
  if (isDetailed)
    for (const [what, keys] of Object.entries(toDo)) for (const key of keys) console.log(`  ${what}: ${key}`);
  return { wrong: findings.length, open };
}

/** Commands look up their texts by name, so those texts count as used. */
export function checkUse(): number {
  const files = globSync('{src,commands}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/^src\/(?:i18n\/en|features\/\w+\/words)/u.test(file),
  );
  const sources = files.map((file) => readFileSync(`${ROOT}${file}`, 'utf8'));
  const keys = Object.keys(en).filter((key) => !/^(?:name|command|choice)\./u.test(key));
  const unused = unusedKeys(keys, sources);
  for (const key of unused) console.log(`en: ${key} is unused`);
  return unused.length;
}

const LITERAL = /'([\w-]+(?:\.[\w-]+)*)'|`((?:[\w-]|\$\{[^{}]*\})+(?:\.(?:[\w-]|\$\{[^{}]*\})+)+)`/gu;
const HOLE = /\$\{[^{}]*\}/u;

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(HOLE)
      .map((part) => RegExp.escape(part))
      .join(String.raw`[\w.-]+`)}$`,
    'u',
  );

export function unusedKeys(keys: readonly string[], sources: readonly string[]): readonly string[] {
  const found = sources.flatMap((source) =>
    [...source.matchAll(LITERAL)].map(([, plain, template]) => plain ?? template ?? ''),
  );
  const plain = new Set(found.filter((literal) => !HOLE.test(literal)));
  const patterns = [...new Set(found.filter((literal) => HOLE.test(literal)))].map(patternOf);
  return keys.filter((key) => !plain.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

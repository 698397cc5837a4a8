/** A button, command or option that a sentence or a document names exists under that name. */
import { own } from '../../kit/own.ts';
import type { Sentence, Sentences } from '../../i18n/sentence.ts';
import type { Finding } from './findings.ts';
import { formsOf } from './plurals.ts';
import { ENGLISH } from './translation.ts';

/** Names of Discord, its developer portal and Grafana. */
const OTHERS = new Set(
  `Activities|Apps|Attach Files|Bot|Create Events|Create Private Threads|Create Public Threads|Dashboards|
  General Information|Import|Interactions Endpoint URL|Launch|Manage Events|Manage Messages|Manage Server|
  Mention @everyone, @here, and All Roles|New|OAuth2|Send Messages|Send Messages in Threads|URL Mappings|
  Use External Apps|View Channel`.split(/\|\s*/u),
);

/** Addresses that look like commands. */
const ADDRESSES = new Set(['health', 'interactions', 'metrics']);

const HEADING = /^(?:-#|#+) |^[^\p{L}*]+/gu;

const asLabel = (text: string): string => text.replaceAll(HEADING, '').replaceAll("'", '’');

/** The keys of each text that is a whole sentence of the catalog. */
const KEYS = Map.groupBy(
  Object.entries(ENGLISH).flatMap(([key, sentence]) => formsOf(sentence).map(([, text]) => ({ key, text }))),
  ({ text }) => asLabel(text),
);

const BOLD = /\*\*([^*{}]+)\*\*/gu;
/** In italics, as documents name a button. */
const ITALIC = /(?<![*\\\p{L}])\*(?=[^\s*])([^*\n]+)(?<=\S)\*(?!\*)/gu;
const SPAN = /`([^`\n]*)`/gu;
const FENCE = /```[^]*?```/gu;
/** The value of a hole in bold. */
const VALUE = /\*\*[^*]*\{[^*]*\*\*/gu;
/** Bold words that begin a line are its title. */
const TITLE = /^(?:-# |• )?[^\p{L}\p{N}*]*\*\*[^*]*\*\*/gmu;

const boldIn = (text: string): readonly string[] =>
  [...text.replaceAll(VALUE, '').replaceAll(TITLE, '').matchAll(BOLD)].map(([, words = '']) => words);

const textsOf = (sentence: Sentence): readonly string[] => formsOf(sentence).map(([, text]) => text);

/** What is wrong with a command as people type it: `/games do:draw`. */
function commandFlaws(span: string): readonly string[] {
  const [, typed = ''] = /^\/([a-z][a-z-]*(?: .*)?)$/u.exec(span) ?? [];
  const [command = '', ...words] = typed.split(' ');
  if (command === '' || ADDRESSES.has(command)) return [];
  const has = (path: string): boolean => Object.hasOwn(ENGLISH, `name.${path}`);
  let path = command;
  while (words[0] !== undefined && has(`${path}.${words[0]}`)) path += `.${words.shift() ?? ''}`;
  if (!has(path)) return [`\`${span}\`: there is no command /${command}`];
  const options = words.flatMap((word) => /^([a-z][a-z-]*):/u.exec(word)?.[1] ?? []);
  return options
    .filter((option) => !has(`${path}.${option}`))
    .map((option) => `\`${span}\`: there is no option ${option}`);
}

/** Names in a document that nothing has: marked labels, and commands. */
export const unknownNames = (page: string): readonly string[] => [
  ...[...page.replaceAll(SPAN, '·').replaceAll(/\n(?=\w)/gu, ' ').matchAll(ITALIC)]
    .flatMap(([, words = '']) => words.split(' › '))
    .filter((words) => !OTHERS.has(words) && !KEYS.has(asLabel(words))),
  ...[...page.replaceAll(FENCE, '').matchAll(SPAN)].flatMap(([, span = '']) => commandFlaws(span)),
];

/** Readers type and see these by the names of their language, so they need a whole command. */
const englishFlaws = (text: string): readonly string[] => [
  ...boldIn(text)
    .filter((words) => !OTHERS.has(words) && !KEYS.has(asLabel(words)))
    .map((words) => `names “${words}”, which nothing is called`),
  ...[...text.replaceAll(FENCE, '').matchAll(SPAN)].flatMap(([, span = '']) =>
    /^[a-z][a-z-]*:$/u.test(span) ? [`names ${span} without its command`] : commandFlaws(span),
  ),
  ...[...text.replaceAll(FENCE, '').replaceAll(SPAN, '·').matchAll(/(?<![\p{L}\p{N}/.:<])\/[a-z]+/gu)].map(
    ([command]) => `names ${command} without backticks, so it is not translated`,
  ),
];

function labelFlaws(catalogue: Sentences, english: Sentence, sentence: Sentence): readonly string[] {
  const labels = new Set(textsOf(english).flatMap(boldIn).filter((words) => KEYS.has(asLabel(words))));
  return [...labels].flatMap((label) => {
    const keys = KEYS.get(asLabel(label)) ?? [];
    const named = keys.flatMap(({ key }) => textsOf(own(catalogue, key) ?? label)).map(asLabel);
    const isNamed = (text: string): boolean =>
      [...text.matchAll(BOLD)].some(([, words = '']) => named.includes(asLabel(words)));
    return textsOf(sentence).every(isNamed) ? [] : [`does not name **${named[0] ?? label}** (${label})`];
  });
}

const isProse = (key: string): boolean => !key.startsWith('name.');

export const namingFindings = (catalogue: Sentences): readonly Finding[] =>
  Object.entries(catalogue)
    .filter(([key]) => isProse(key))
    .flatMap(([key, sentence]) => {
      const english = own(ENGLISH, key) ?? '';
      const flaws =
        english === sentence ? textsOf(english).flatMap(englishFlaws) : labelFlaws(catalogue, english, sentence);
      return [...new Set(flaws)].map((says) => ({ key, says }));
    });

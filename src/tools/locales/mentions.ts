/** Every button, command or option that a sentence or a document names must exist by that name. */
import type { Sentence, Sentences } from '../../i18n/sentence.ts';
import { own } from '../../kit/own.ts';
import type { Finding } from './findings.ts';
import { formsOf } from './plurals.ts';
import { ENGLISH } from './translation.ts';

/** Names used by Discord, its developer portal and Grafana. */
const OTHERS = new Set(
  `Activities|Apps|Attach Files|Bot|Create Events|Create Private Threads|Create Public Threads|Dashboards|
  General Information|Import|Interactions Endpoint URL|Launch|Manage Events|Manage Messages|Manage Server|
  Mention @everyone, @here, and All Roles|New|OAuth2|Send Messages|Send Messages in Threads|URL Mappings|
  Use External Apps|View Channel`.split(/\|\s*/u),
);

/** Addresses that look like commands. */
const ADDRESSES = new Set(['health', 'interactions', 'metrics']);

const SPAN = /`([^`\n]*)`/gu;
const FENCE = /```[^]*?```/gu;
const BOLD = /\*\*([^*]+)\*\*/gu;
const VALUE = /\*\*[^*{]*\{[^*]*\*\*/gu;
/** Bold words at the start of a line are its title. */
const TITLE = /^(?:-# |• )?[^\p{L}\p{N}*]*\*\*[^*]*\*\*/u;
/** Text in italics, which is how documents name a button. */
const ITALIC = /(?<![*\\\p{L}])\*(?=[^\s*])([^*\n]+)(?<=\S)\*(?!\*)/gu;
const BARE_COMMAND = /(?<![\p{L}\p{N}/.:<])\/[a-z]+/gu;
const BARE_OPTION = /^\p{Ll}[\p{Ll}-]*:$/u;
const OWN_WORDS = /(?<= lines:).+/u;

const textsOf = (sentence: Sentence): readonly string[] => formsOf(sentence).map(([, text]) => text);

const spansIn = (text: string): readonly string[] =>
  [...text.replaceAll(FENCE, '').matchAll(SPAN)].map(([, span = '']) => span);

const withoutSpans = (text: string): string => text.replaceAll(FENCE, '').replaceAll(SPAN, '·');

const boldIn = (text: string): readonly string[] =>
  [...text.replaceAll(VALUE, '').matchAll(BOLD)].map(([, words = '']) => words);

/** The text without heading marks or an emoji. */
const asLabel = (text: string): string =>
  text.replaceAll(/^(?:-#|#+) |^[^\p{L}*]+/gu, '').replaceAll("'", '’');

/** The keys of sentences in the catalog, by their text. */
const LABELS = Map.groupBy(
  Object.entries(ENGLISH).flatMap(([key, sentence]) => textsOf(sentence).map((text) => ({ key, text }))),
  ({ text }) => asLabel(text),
);

const isUnknown = (words: string): boolean => !OTHERS.has(words) && !LABELS.has(asLabel(words));

const isTyped = (path: string): boolean => Object.hasOwn(ENGLISH, `name.${path}`);

/** What is wrong with a command as people type it, such as `/games do:draw`. */
function commandFlaws(span: string): readonly string[] {
  const [, typed = ''] = /^\/([a-z][a-z-]*(?: .*)?)$/u.exec(span) ?? [];
  const [command = '', ...words] = typed.split(' ');
  if (command === '' || ADDRESSES.has(command)) return [];
  if (!isTyped(command)) return [`names \`${span}\`, but there is no such command`];
  const path = words.reduce((to, word) => (isTyped(`${to}.${word}`) ? `${to}.${word}` : to), command);
  return words
    .flatMap((word) => /^([a-z][a-z-]*):/u.exec(word)?.[1] ?? [])
    .filter((option) => !isTyped(`${path}.${option}`))
    .map((option) => `names \`${span}\`, but there is no option ${option}`);
}

/** The names in an English document that don't exist. */
export const unknownNames = (page: string): readonly string[] => [
  ...[
    ...withoutSpans(page)
      .replaceAll(/\n(?=\w)/gu, ' ')
      .matchAll(ITALIC),
  ]
    .flatMap(([, words = '']) => words.split(' › '))
    .filter(isUnknown),
  ...spansIn(page).flatMap(commandFlaws),
];

const labelsIn = (english: string): readonly string[] =>
  english.split('\n').flatMap((line) => boldIn(line.replace(TITLE, '')));

const englishFlaws = (text: string): readonly string[] => [
  ...labelsIn(text)
    .filter(isUnknown)
    .map((words) => `names **${words}**, which nothing is called`),
  ...spansIn(text).flatMap((span) =>
    BARE_OPTION.test(span) ? [`names \`${span}\` without its command`] : commandFlaws(span),
  ),
  ...[...withoutSpans(text).matchAll(BARE_COMMAND)].map(
    ([command]) => `names ${command} without backticks, so it is not translated`,
  ),
];

/** A label must have the name that its own translation gives it. */
function labelFlaws(catalogue: Sentences, english: Sentence, sentence: Sentence): readonly string[] {
  const labels = textsOf(english).flatMap(labelsIn);
  return labels.flatMap((label) => {
    const keys = LABELS.get(asLabel(label)) ?? [];
    const names = keys.flatMap(({ key }) => textsOf(own(catalogue, key) ?? label)).map(asLabel);
    const isNamed = (text: string): boolean => boldIn(text).some((words) => names.includes(asLabel(words)));
    return keys.length === 0 || textsOf(sentence).every(isNamed)
      ? []
      : [`does not name **${names[0] ?? ''}**`];
  });
}

const commandsIn = (sentence: Sentence): ReadonlySet<string> =>
  new Set(
    textsOf(sentence)
      .flatMap(spansIn)
      .filter((span) => span.startsWith('/') || BARE_OPTION.test(span))
      .map((span) => span.replace(OWN_WORDS, '')),
  );

/** Translations contain commands by their English names, which are replaced later. */
function commandsMissing(english: Sentence, sentence: Sentence): readonly string[] {
  const [wanted, had] = [commandsIn(english), commandsIn(sentence)];
  return [
    ...[...wanted.difference(had)].map((span) => `does not mention \`${span}\``),
    ...[...had.difference(wanted)].map((span) => `mentions \`${span}\`, which English does not`),
  ];
}

export function mentionFindings(catalogue: Sentences, source: Sentences = ENGLISH): readonly Finding[] {
  const labels = { ...ENGLISH, ...catalogue };
  return Object.entries(catalogue)
    .filter(([key]) => !key.startsWith('name.'))
    .flatMap(([key, sentence]) => {
      const english = own(source, key) ?? '';
      const flaws = [
        ...(sentence === english ? textsOf(english).flatMap(englishFlaws) : []),
        ...labelFlaws(labels, english, sentence),
        ...commandsMissing(english, sentence),
      ];
      return [...new Set(flaws)].map((says) => ({ key, says }));
    });
}

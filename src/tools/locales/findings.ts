import { limitOf } from '../../i18n/limits.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill, holesOf, type Sentence, type Sentences } from '../../i18n/sentence.ts';
import { longestOf } from './examples.ts';
import { formsOf, neededForms, standsForMany } from './plurals.ts';
import { own } from '../../kit/own.ts';
import { currentOf, ENGLISH, type Translation } from './translation.ts';

export interface Finding {
  readonly key: string;
  readonly says: string;
}

const COMMAND_NAME = /^[-_'\p{L}\p{N}\p{M}ー]{1,32}$/u;

export const findingsOf = (locale: Locale, translation: Translation): readonly Finding[] => [
  ...Object.entries(currentOf(translation)).flatMap(([key, sentence]) =>
    flawsOf(locale, key, sentence).map((says) => ({ key, says })),
  ),
  ...sameNames({ ...ENGLISH, ...translation.sentences }),
];

/** Discord refuses two commands with the same name, or two options of a command. */
function sameNames(catalogue: Sentences): readonly Finding[] {
  const names = Object.entries(catalogue).filter(([key]) => key.startsWith('name.'));
  const families = Map.groupBy(names, ([key]) => key.slice(0, key.lastIndexOf('.')));
  return [...families.values()].flatMap((family) =>
    family
      .filter(([key, name]) => family.some(([other, its]) => other !== key && its === name))
      .map(([key, name]) => ({ key, says: `is “${JSON.stringify(name)}”, the same as another one` })),
  );
}

function flawsOf(locale: Locale, key: string, sentence: Sentence): readonly string[] {
  const english = own(ENGLISH, key) ?? '';
  return [
    ...kindFlaws(english, sentence),
    ...pluralFlaws(locale, sentence),
    ...formsOf(sentence).flatMap(([, text]) => [
      ...holeFlaws(english, text),
      ...beginningFlaws(english, text),
      ...lengthFlaws(key, text),
      ...nameFlaws(key, text),
    ]),
  ];
}

/** A language without plural forms may use one text, but a plain sentence can't have forms. */
const kindFlaws = (english: Sentence, sentence: Sentence): readonly string[] =>
  typeof english === 'string' && typeof sentence !== 'string' ? ['has plural forms, but no count'] : [];

function pluralFlaws(locale: Locale, sentence: Sentence): readonly string[] {
  if (typeof sentence === 'string') return [];
  const forms = formsOf(sentence);
  const names = forms.map(([form]) => form);
  const { required, possible } = neededForms(locale);
  const counts = forms.some(([, text]) => holesOf(text).includes('count'));
  return [
    ...required.filter((form) => !names.includes(form)).map((form) => `lacks the plural form “${form}”`),
    ...names
      .filter((form) => !possible.includes(form))
      .map((form) => `has a plural form “${form}” that its language lacks`),
    ...forms
      .filter(([form, text]) => counts && standsForMany(locale, form) && !holesOf(text).includes('count'))
      .map(([form]) => `the form “${form}” covers several numbers, so it must contain {count}`),
  ];
}

function holeFlaws(english: Sentence, text: string): readonly string[] {
  const wanted = new Set(formsOf(english).flatMap(([, form]) => holesOf(form)));
  if (typeof english !== 'string') wanted.add('count');
  const had = new Set(holesOf(text));
  return [
    ...[...wanted].filter((hole) => hole !== 'count' && !had.has(hole)).map((hole) => `lacks {${hole}}`),
    ...[...had].filter((hole) => !wanted.has(hole)).map((hole) => `knows no {${hole}}`),
    ...[...had].filter((hole) => longestOf(hole) === undefined).map((hole) => `has no example for {${hole}}`),
    ...(/[{}]/u.test(text.replaceAll(/\{\w+\}/gu, '')) ? ['has a brace outside a hole'] : []),
  ];
}

const BEGINNING = /^(?:-#|#+) /gmu;

const beginningsOf = (text: string): string => [...text.matchAll(BEGINNING)].join('');

function beginningFlaws(english: Sentence, text: string): readonly string[] {
  const wanted = formsOf(english).map(([, form]) => beginningsOf(form));
  return wanted.includes(beginningsOf(text))
    ? []
    : [`starts its lines with “${beginningsOf(text)}”, English with “${wanted[0] ?? ''}”`];
}

function lengthFlaws(key: string, text: string): readonly string[] {
  if (text.trim() === '') return ['is empty'];
  const longest = Array.from(fill(text, (hole) => longestOf(hole) ?? '')).length;
  const limit = limitOf(key);
  return longest > limit ? [`can be ${longest} characters long; Discord's limit is ${limit}`] : [];
}

const nameFlaws = (key: string, text: string): readonly string[] =>
  key.startsWith('name.') && (!COMMAND_NAME.test(text) || text !== text.toLowerCase())
    ? [`“${text}” is not a command name: lower case, no spaces, at most 32 letters`]
    : [];

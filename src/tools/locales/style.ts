/** Applies the rules in `assets/locales/style`. Each new finding adds a rule there. */
import { assetFile } from '../../files.ts';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Locale } from '../../i18n/locales.ts';
import type { Sentence, Sentences } from '../../i18n/sentence.ts';
import { own } from '../../kit/own.ts';
import type { Finding } from './findings.ts';
import { formsOf } from './plurals.ts';
import { ENGLISH } from './translation.ts';

const style = z.strictObject({
  address: z.strictObject({ uses: z.string().min(1), not: z.string().min(1) }).optional(),
  phrases: z.record(z.string(), z.string()),
});

type Style = z.infer<typeof style>;

export function styleOf(locale: Locale): Style {
  const file = assetFile(`locales/style/${locale}.json`);
  return existsSync(file) ? style.parse(JSON.parse(readFileSync(file, 'utf8'))) : { phrases: {} };
}

const proseOf = (text: string): string => text.replaceAll(/`[^`]*`|\{\w+\}/gu, '·');

const SPACED_ELLIPSIS = /[\p{L}\p{N}\p{Pe}\p{Pf}] …/u;

const EMOJI = /\p{Extended_Pictographic}/gu;

const emojiIn = (sentence: Sentence): ReadonlySet<string> =>
  new Set(formsOf(sentence).flatMap(([, text]) => text.match(EMOJI) ?? []));

/** Lists and button rows must look the same in all languages. */
const emojiFlaws = (english: Sentence, sentence: Sentence): readonly string[] => {
  const [wanted, had] = [emojiIn(english), emojiIn(sentence)];
  return [
    ...[...wanted.difference(had)].map((emoji) => `lacks ${emoji}`),
    ...[...had.difference(wanted)].map((emoji) => `has ${emoji}, which English does not`),
  ];
};

type Rule = readonly [pattern: RegExp, says: (words: string) => string];

const ELLIPSIS: Rule = [SPACED_ELLIPSIS, () => 'has a space before “…”'];

function rulesOf({ address, phrases }: Style): readonly Rule[] {
  const rule = (pattern: string, says: Rule[1]): Rule => [new RegExp(pattern, 'iu'), says];
  const others = Object.entries(phrases).map(([pattern, better]) =>
    rule(pattern, (words) => `says “${words}”: ${better}`),
  );
  if (address === undefined) return [ELLIPSIS, ...others];
  const { uses, not } = address;
  return [ELLIPSIS, rule(not, (words) => `addresses the reader by “${words}”, not by “${uses}”`), ...others];
}

function phraseFlaws(text: string, rules: readonly Rule[]): readonly string[] {
  const prose = proseOf(text);
  return rules.flatMap(([pattern, says]) => {
    const [words] = pattern.exec(prose) ?? [];
    return words === undefined ? [] : [says(words)];
  });
}

export function styleFindings(catalogue: Sentences, given: Style): readonly Finding[] {
  const rules = rulesOf(given);
  return Object.entries(catalogue)
    .filter(([key]) => !key.startsWith('name.'))
    .flatMap(([key, sentence]) =>
      [
        ...emojiFlaws(own(ENGLISH, key) ?? '', sentence),
        ...new Set(formsOf(sentence).flatMap(([, text]) => phraseFlaws(text, rules))),
      ].map((says) => ({ key, says })),
    );
}

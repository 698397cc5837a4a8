/** The terms of each language’s federations and players, from `assets/locales/glossary`. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { own } from '../../kit/own.ts';
import { assetFile } from '../../files.ts';
import { whenNeeded } from '../../i18n/catalogues.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Sentences } from '../../i18n/sentence.ts';
import type { Finding } from './findings.ts';
import { formsOf } from './plurals.ts';
import { ENGLISH } from './translation.ts';

/** Patterns for English sentences. Their translations must use the glossary's word. */
export const TERMS = {
  man: /\bm[ae]n\b/iu,
  king: /\bkings?\b/iu,
  tower: /\btowers?\b/iu,
  capture: /\bcaptur/iu,
  crown: /\bcrown(?:ed|s|ing)?\b/iu,
  'main road': /\bmain road\b/iu,
  'Turkish strike': /\bTurkish strike\b/iu,
  draw: /(?<!random |check the )\bdraws?\b(?! (?:the |their )?openings|:)|(?<!openings? (?:is|are|were|should be)(?: either)? |openings in the table that can be )\bdrawn\b(?! from| openings)|\bdrew\b/iu,
  takeback: /\btakeback\b/iu,
  rematch: /\brematch\b/iu,
  resign: /\bresign/iu,
  challenge: /(?<!\/)\bchalleng/iu,
  opponent: /\bopponent/iu,
  correspondence: /\bcorrespondence\b/iu,
  vacation: /(?<!\/)\bvacation/iu,
  reminder: /\bremind/iu,
  rating: /\bratings?\b/iu,
  rated: /\brated\b/iu,
  casual: /\bcasual\b(?! player)/iu,
  leaderboard: /(?<!\/)\bleaderboard/iu,
  streak: /\bstreak\b/iu,
  season: /\bseasons?\b/iu,
  puzzle: /(?<!\/)\bpuzzle/iu,
  hint: /(?<!\/)\bhints?\b/iu,
  analysis: /(?<!\/)\banalys/iu,
  mistake: /\bmistakes?\b/iu,
  blunder: /\bblunders?\b/iu,
  square: /\bsquares?\b/iu,
  'real-time': /\breal-time\b/iu,
  default: /\bdefault\b/iu,
  row: /(?<!in a |remainder is the )\brows?\b/iu,
  column: /\bcolumns?\b/iu,
  file: /\bfiles?\b/iu,
  land: /\bland(?:s|ed|ing)?\b/iu,
  giveaway: /\bgiveaway\b/iu,
  tournament: /(?<!\/)\btournaments?\b/iu,
  round: /\brounds?\b(?! robin)/iu,
  Swiss: /\bswiss\b/iu,
  'round robin': /\bround robin\b/iu,
  knockout: /\bknockout\b/iu,
  arena: /\barenas?\b/iu,
  league: /\bleagues?\b/iu,
  ladder: /\bladders?\b/iu,
  bye: /\bbyes?\b/iu,
  'tie-break': /\btie-?breaks?\b/iu,
  pairing: /\bpairings\b/iu,
  standings: /\bstandings\b/iu,
  podium: /\bpodium\b/iu,
  bracket: /\bbracket\b/iu,
  forfeit: /\bforfeit/iu,
  opening: /\bopenings?\b/iu,
} as const satisfies Readonly<Record<string, RegExp>>;

const entry = z.strictObject({
  word: z.string().min(1),
  /**
   * How the term's forms and related words begin, in lowercase. A sentence must have at least one.
   */
  stems: z.array(z.string().min(1)).min(1),
  source: z.string().optional(),
  unless: z.array(z.string()).optional(),
});
const glossary = z.record(z.string(), entry);

export type Glossary = z.infer<typeof glossary>;

export function glossaryOf(locale: Locale): Glossary {
  const file = assetFile(`locales/glossary/${locale}.json`);
  return glossary.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const prose = (text: string): string => text.replaceAll(/\{\w+\}|`[^`]*`/gu, ' ').toLowerCase();

const proseOf = (catalogue: Sentences, key: string): string =>
  formsOf(own(catalogue, key) ?? '')
    .map(([, text]) => prose(text))
    .join('\n');

const spokenOf = whenNeeded((): readonly (readonly [term: string, keys: readonly string[]])[] => {
  const keys = Object.keys(ENGLISH).filter((key) => !key.startsWith('name.'));
  const said = keys.map((key) => [key, proseOf(ENGLISH, key)] as const);
  return Object.entries(TERMS).map(([term, spoken]) => [
    term,
    said.filter(([, text]) => spoken.test(text)).map(([key]) => key),
  ]);
});

export const unexplained = (words: Glossary): readonly string[] =>
  Object.keys(TERMS).filter((term) => !Object.hasOwn(words, term));

export const unsourced = (words: Glossary): readonly string[] =>
  Object.keys(TERMS).filter((term) => Object.hasOwn(words, term) && !own(words, term)?.source);

export function termFindings(catalogue: Sentences, words: Glossary): readonly Finding[] {
  return spokenOf().flatMap(([term, keys]) => {
    const { stems = [], unless = [], word = '' } = own(words, term) ?? {};
    if (stems.length === 0) return [];
    const does = (key: string): boolean => {
      const text = proseOf(catalogue, key);
      return stems.some((stem) => text.includes(stem));
    };
    return keys
      .filter((key) => Object.hasOwn(catalogue, key) && !unless.includes(key) && !does(key))
      .map((key) => ({ key, says: `mentions a ${term} without “${word}” (${stems.join(', ')})` }));
  });
}

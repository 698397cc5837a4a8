/**
 * What a sentence of a catalogue is, and what its holes make of the values a caller must give.
 *
 * The types are read from the English text itself, so there is no second list of parameters that could disagree with
 * it: a hole without a value, or a value without a hole, does not compile.
 */

/** The plural forms of a counted sentence, by the categories of `Intl.PluralRules`; `count` chooses among them. */
export type Plural = { readonly [C in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string;
};

/** One entry of a catalogue. `{name}` is a hole. */
export type Sentence = string | Plural;

/** A catalogue in any language. */
export type Sentences = Readonly<Record<string, Sentence>>;

type TextHoles<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | TextHoles<Rest>
  : never;

/** The names of a sentence's holes; a counted sentence always takes `count`, though a form may leave it out. */
export type Holes<S extends Sentence> = S extends string
  ? TextHoles<S>
  : 'count' | { [F in keyof S]: S[F] extends string ? TextHoles<S[F]> : never }[keyof S];

/** What fills the holes: numbers are written as the language writes them, `count` must be one. */
export type Values<S extends Sentence> = {
  readonly [H in Holes<S>]: H extends 'count' ? number : string | number;
};

const HOLE = /\{(\w+)\}/gu;

/** The names of the holes in a text, in order of appearance. */
export const holesOf = (text: string): readonly string[] =>
  text.includes('{') ? [...text.matchAll(HOLE)].map(([, name = '']) => name) : [];

/** The names of the holes in all forms of a sentence; a counted one always has its count. */
export const allHolesOf = (sentence: Sentence): readonly string[] =>
  typeof sentence === 'string'
    ? holesOf(sentence)
    : ['count', ...Object.values(sentence).flatMap((text) => holesOf(text))];

/** The text with every hole filled. Throws when a value is missing: the types were got around. */
export function fill(text: string, valueOf: (hole: string) => string | undefined): string {
  // A bot that starts says thousands of names.
  if (!text.includes('{')) return text;
  return text.replace(HOLE, (_, hole: string) => {
    const value = valueOf(hole);
    if (value === undefined) throw new Error(`no value for {${hole}} in: ${text}`);
    return value;
  });
}

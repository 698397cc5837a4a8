/** Hole types are inferred from the English text, so a wrong or missing value doesn't compile. */

export type Plural = { readonly [C in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string;
};

export type Sentence = string | Plural;

export type Sentences = Readonly<Record<string, Sentence>>;

type TextHoles<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | TextHoles<Rest>
  : never;

export type Holes<S extends Sentence> = S extends string
  ? TextHoles<S>
  : 'count' | { [F in keyof S]: S[F] extends string ? TextHoles<S[F]> : never }[keyof S];

/** Numbers are formatted for the language; `count` must be a number. */
export type Values<S extends Sentence> = {
  readonly [H in Holes<S>]: H extends 'count' ? number : string | number;
};

const HOLE = /\{(\w+)\}/gu;

export const holesOf = (text: string): readonly string[] =>
  text.includes('{') ? [...text.matchAll(HOLE)].map(([, name = '']) => name) : [];

export const allHolesOf = (sentence: Sentence): readonly string[] =>
  typeof sentence === 'string'
    ? holesOf(sentence)
    : ['count', ...Object.values(sentence).flatMap((text) => holesOf(text))];

export function fill(text: string, valueOf: (hole: string) => string | undefined): string {
  // A starting bot uses thousands of names without holes.
  if (!text.includes('{')) return text;
  return text.replace(HOLE, (_, hole: string) => {
    const value = valueOf(hole);
    if (value === undefined) throw new Error(`no value for {${hole}} in: ${text}`);
    return value;
  });
}

/** A name inside a sentence keeps its own writing direction (First Strong Isolate and its end). */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Placeholder types come from the English text, so a wrong or missing value doesn't compile. */

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

/** Numbers are formatted for the language. `count` must be a number. */
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
  // A starting bot uses thousands of names without placeholders.
  if (!text.includes('{')) return text;
  return text.replace(HOLE, (_, hole: string) => {
    const value = valueOf(hole);
    if (value === undefined) throw new Error(`expected a value for {${hole}} in: ${text}`);
    return isolated(value);
  });
}

/** The Unicode blocks of right-to-left scripts. */
const LEFTWARD = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const INSIDE = /\u2068[^\u2066-\u2069]*\u2069/gu;
/** Marks that reverse the direction of the text after them. */
const OVERRIDES = /[\u202A-\u202E\u2066\u2067]/gu;

/**
 * A right-to-left name moves the words and numbers around it unless it is isolated (with U+2068 and
 * U+2069). Sentences isolate the values that fill them. Only texts that are built without a
 * sentence, such as `versus`, need this function.
 */
export function isolated(name: string): string {
  const text = name.replace(OVERRIDES, '');
  if (!LEFTWARD.test(text)) return text;
  const around = text.replace(INSIDE, '').replace(INSIDE, '');
  return LEFTWARD.test(around) ? `\u2068${text}\u2069` : text;
}

export const versus = (white: string, black: string): string => `${isolated(white)} – ${isolated(black)}`;

/**
 * Names of openings. A position has its name whatever order of moves led to it, and also with
 * swapped colors.
 */
import english from '../../assets/openings/names-english.json' with { type: 'json' };
import international from '../../assets/openings/names-international.json' with { type: 'json' };
import russian from '../../assets/openings/names-russian.json' with { type: 'json' };
import { once } from '../draughts/once.ts';
import { rotate } from '../draughts/symmetry.ts';
import type { Position } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { lastPosition, type Line, startLine } from '../draughts/line.ts';
import type { VariantId } from '../draughts/variantIds.ts';
import { makeFen } from '../notation/fen.ts';
import { playTexts } from '../notation/valid.ts';

export interface NamedOpening {
  /** In the language of its sources. */
  readonly name: string;
  /** Given only if it differs from `name`. */
  readonly english?: string;
  readonly alias?: readonly string[];
  /** The moves from the start, separated by spaces. */
  readonly moves: string;
  readonly sources: readonly { readonly name: string; readonly url?: string }[];
}

/** The variants that have names for openings. */
export const OPENING_VARIANTS = ['russian', 'english', 'international'] as const;
export type OpeningVariant = (typeof OPENING_VARIANTS)[number];

export const isNamedIn = (variant: VariantId): variant is OpeningVariant =>
  OPENING_VARIANTS.some((each) => each === variant);

const NAMED: Readonly<Record<OpeningVariant, readonly NamedOpening[]>> = {
  english: english.openings,
  international: international.openings,
  russian: russian.openings,
};

export const namedOpenings = ({ id }: Variant): readonly NamedOpening[] => (isNamedIn(id) ? NAMED[id] : []);

/** Identifies a variant's opening in buttons and choices. */
export const openingKey = ({ name, english: translated }: NamedOpening): string => translated ?? name;

export interface KnownOpening {
  readonly variant: OpeningVariant;
  readonly opening: NamedOpening;
}

const ALL: readonly KnownOpening[] = OPENING_VARIANTS.flatMap((variant) =>
  NAMED[variant].map((opening) => ({ variant, opening })),
);

export const openingByKey = (variant: OpeningVariant, key: string): NamedOpening | null =>
  NAMED[variant].find((opening) => openingKey(opening) === key) ?? null;

/** The text without case, accents and punctuation, because people leave these out. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const namesOf = ({ name, english: translated, alias = [] }: NamedOpening): readonly string[] =>
  [name, translated ?? name, ...alias].map(folded);

/** How well a name fits a text, best first: it is the text, begins with it, or contains it. */
const FITS: readonly ((name: string, text: string) => boolean)[] = [
  (name, text) => name === text,
  (name, text) => name.startsWith(text),
  (name, text) => name.includes(text),
];

/** The openings whose names contain this text, best first. */
export function openingsLike(
  text: string,
  variants: readonly VariantId[] = OPENING_VARIANTS,
): readonly KnownOpening[] {
  const wanted = folded(text);
  return ALL.flatMap((known) => {
    const fit = FITS.findIndex((fits) => namesOf(known.opening).some((name) => fits(name, wanted)));
    return fit === -1 || !variants.includes(known.variant) ? [] : [{ known, fit }];
  })
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ known }) => known);
}

/** The opening with exactly this name, or the only opening whose name contains this text. */
export function openingCalled(text: string, variants?: readonly VariantId[]): KnownOpening | null {
  const wanted = folded(text);
  const like = openingsLike(text, variants);
  const exact = like.find(({ opening }) => namesOf(opening).includes(wanted));
  return exact ?? (like.length === 1 ? (like[0] ?? null) : null);
}

export const openingLine = (variant: Variant, { moves }: NamedOpening): Line =>
  playTexts(startLine(variant), moves.split(' '));

interface Names {
  readonly nameOf: (position: Position) => NamedOpening | null;
  /** The most plies to a name in any order. With swapped colors, there may be one more. */
  readonly longest: number;
}

const namesIn = once((variant: Variant): Names => {
  const lines = namedOpenings(variant).map((opening) => ({ opening, line: openingLine(variant, opening) }));
  const byFen = new Map(lines.map(({ opening, line }) => [makeFen(variant, lastPosition(line)), opening]));
  return {
    nameOf: once((position) => {
      const views = [position, { ...position, ...rotate(position) }];
      return views.map((view) => byFen.get(makeFen(variant, view))).find((found) => found) ?? null;
    }),
    longest: Math.max(...lines.map(({ line }) => line.positions.length)),
  };
});

/** The name of the last position in this line that has one. */
export function openingOf({ variant, positions }: Line): NamedOpening | null {
  if (namedOpenings(variant).length === 0) return null;
  const { nameOf, longest } = namesIn(variant);
  for (const position of positions.slice(0, longest + 1).toReversed()) {
    const found = nameOf(position);
    if (found) return found;
  }
  return null;
}

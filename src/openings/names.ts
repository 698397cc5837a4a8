/**
 * Names of openings. A position bears a name whatever order of moves reached it, also with colors
 * exchanged.
 */
import english from '../../assets/openings/names-english.json' with { type: 'json' };
import international from '../../assets/openings/names-international.json' with { type: 'json' };
import russian from '../../assets/openings/names-russian.json' with { type: 'json' };
import { once } from '../draughts/once.ts';
import { rotate } from '../draughts/symmetry.ts';
import type { Position } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { extend, lastPosition, type Line, startLine } from '../draughts/line.ts';
import type { VariantId } from '../draughts/variantIds.ts';
import { makeFen } from '../notation/fen.ts';
import { parseMoveIn } from '../notation/move.ts';

export interface NamedOpening {
  /** In the language of its sources. */
  readonly name: string;
  /** If it differs from `name`. */
  readonly english?: string;
  readonly alias?: readonly string[];
  /** From the start, separated by spaces. */
  readonly moves: string;
  readonly sources: readonly { readonly name: string; readonly url?: string }[];
}

/** The variants whose openings have names. */
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

/** Names an opening of a variant in buttons and choices. */
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

/** Without case, accents and punctuation, which people leave out. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const namesOf = ({ name, english: translated, alias = [] }: NamedOpening): readonly string[] =>
  [name, translated ?? name, ...alias].map(folded);

/** How well a name fits a text: itself, its beginning, a part of it. */
const FITS: readonly ((name: string, text: string) => boolean)[] = [
  (name, text) => name === text,
  (name, text) => name.startsWith(text),
  (name, text) => name.includes(text),
];

/** The openings with this text in a name, best first. */
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

/** The opening with exactly this name, or the only one with this text in a name. */
export function openingCalled(text: string, variants?: readonly VariantId[]): KnownOpening | null {
  const wanted = folded(text);
  const like = openingsLike(text, variants);
  const exact = like.find(({ opening }) => namesOf(opening).includes(wanted));
  return exact ?? (like.length === 1 ? (like[0] ?? null) : null);
}

/** Throws on an illegal move, which a test rules out. */
export const openingLine = (variant: Variant, { name, moves }: NamedOpening): Line =>
  moves.split(' ').reduce((line, text) => {
    const move = parseMoveIn(variant, lastPosition(line), text);
    if (!move.ok) throw new Error(`opening ${name}: ${text} is not a legal move`);
    return extend(line, move.value);
  }, startLine(variant));

interface Names {
  readonly nameOf: (position: Position) => NamedOpening | null;
  /** Plies, by any order of moves: with colors exchanged, there can be one more. */
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

/** The name of the last position in this line that bears one. */
export function openingOf({ variant, positions }: Line): NamedOpening | null {
  if (namedOpenings(variant).length === 0) return null;
  const { nameOf, longest } = namesIn(variant);
  for (const position of positions.slice(0, longest + 1).toReversed()) {
    const found = nameOf(position);
    if (found) return found;
  }
  return null;
}

/**
 * Names of openings. A position bears a name whatever order of moves reached it, also with colors
 * exchanged.
 */
import english from '../../assets/openings/names-english.json' with { type: 'json' };
import international from '../../assets/openings/names-international.json' with { type: 'json' };
import russian from '../../assets/openings/names-russian.json' with { type: 'json' };
import { once } from '../draughts/once.ts';
import { rotate } from '../draughts/symmetry.ts';
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

const NAMED: Partial<Record<VariantId, readonly NamedOpening[]>> = {
  english: english.openings,
  international: international.openings,
  russian: russian.openings,
};

export const namedOpenings = ({ id }: Variant): readonly NamedOpening[] => NAMED[id] ?? [];

/** Throws on an illegal move, which a test rules out. */
export const openingLine = (variant: Variant, { name, moves }: NamedOpening): Line =>
  moves.split(' ').reduce((line, text) => {
    const move = parseMoveIn(variant, lastPosition(line), text);
    if (!move.ok) throw new Error(`opening ${name}: ${text} is not a legal move`);
    return extend(line, move.value);
  }, startLine(variant));

interface Names {
  readonly byFen: ReadonlyMap<string, NamedOpening>;
  /** Plies, by any order of moves: with colors exchanged, there can be one more. */
  readonly longest: number;
}

const namesIn = once((variant: Variant): Names => {
  const lines = namedOpenings(variant).map((opening) => ({ opening, line: openingLine(variant, opening) }));
  return {
    byFen: new Map(lines.map(({ opening, line }) => [makeFen(variant, lastPosition(line)), opening])),
    longest: Math.max(...lines.map(({ line }) => line.positions.length)),
  };
});

/** The name of the last position in this line that bears one. */
export function openingOf({ variant, positions }: Line): NamedOpening | null {
  if (namedOpenings(variant).length === 0) return null;
  const { byFen, longest } = namesIn(variant);
  for (const position of positions.slice(0, longest + 1).toReversed())
    for (const view of [position, { ...position, ...rotate(position) }]) {
      const found = byFen.get(makeFen(variant, view));
      if (found) return found;
    }
  return null;
}

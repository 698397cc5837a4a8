/** Perft: the number of lines of play, a standard way to compare move generators. */
import { legalMoves } from './moves.ts';
import { coreOf } from './numeric/coreOf.ts';
import { once } from './once.ts';
import { play } from './position.ts';
import { hasSameMoves } from './sameMoves.ts';
import type { Position } from './types.ts';
import type { AnyVariant } from './variant.ts';
import { VARIANT_IDS, variantOf } from './variants.ts';

/** Slow, but works for every variant. Counts the last ply without playing it. */
export function perftByRules(variant: AnyVariant, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(variant, position);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + perftByRules(variant, play(variant, position, move), depth - 1),
    0,
  );
}

/** The bitboard generators support only the moves of our variants. */
const known = once((variant: AnyVariant) => ({
  variant: VARIANT_IDS.map(variantOf).find((one) => hasSameMoves(one, variant)),
}));

/**
 * The number of lines of `depth` plies, ignoring draws. Fast for variants whose pieces move as in
 * one of `VARIANT_IDS`.
 *
 * @example
 * const international = variantOf('international');
 * perft(international, startPosition(international), 6) // => 167140
 */
export function perft(variant: AnyVariant, position: Position, depth: number): number {
  const ours = known(variant).variant;
  return ours ? coreOf(ours).perft(position, depth) : perftByRules(variant, position, depth);
}

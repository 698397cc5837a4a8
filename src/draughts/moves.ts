/**
 * The legal moves of a position. Captures come first because they are a duty everywhere (FMJD 4.2); the rest of what
 * differs between variants is read from their records in `captures.ts` and `quiet.ts`.
 */
import { captureRoutes } from './captures.ts';
import { quietMoves } from './quiet.ts';
import type { Move, Position } from './types.ts';
import type { Variant } from './variant.ts';

/**
 * Every legal move, each once: the same piece capturing the same pieces and ending on the same square with the same rank
 * is one move, whatever its route. In Bashni the order of capture makes the tower, so there it counts as well.
 */
export function legalMoves(variant: Variant, position: Position): readonly Move[] {
  const routes = captureRoutes(variant, position);
  return routes.length > 0 ? distinctMoves(variant, routes) : quietMoves(variant, position);
}

/** One route for each different move: the first found, which lands as near as it may behind each captured piece. */
function distinctMoves(variant: Variant, routes: readonly Move[]): readonly Move[] {
  if (routes.length < 2) return routes;
  const seen = new Set<string>();
  return routes.filter((move) => {
    const identity = identityOf(variant, move);
    return !seen.has(identity) && seen.add(identity);
  });
}

/** Equal for two routes exactly when they are the same move. */
function identityOf({ captured }: Variant, { from, to, taken, promotes }: Move): string {
  const pieces = captured === 'joins-tower' ? taken : taken.toSorted((a, b) => a - b);
  return `${from} ${to} ${promotes} ${pieces.join(' ')}`;
}

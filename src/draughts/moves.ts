/** The legal moves of a position. Captures are mandatory in all variants (FMJD 4.2). */
import { hasCapture } from './jump.ts';
import type { Move, Position, Square } from './types.ts';
import type { AnyVariant } from './variant.ts';
import { type Found, walkCaptures, type Written } from './captureWalk.ts';
import { tiredKing } from './position.ts';
import { reachOf } from './reach.ts';

/**
 * Lists each move once: captures are the same move if one piece captures the same pieces and ends
 * on the same square with the same rank. In Bashni the order of capture also matters, because it
 * determines the tower. If there are too many captures to list, the unlisted captures are legal
 * too.
 *
 * @example
 * const russian = variantOf('russian');
 * const moves = legalMoves(russian, startPosition(russian));
 * moves.length // => 7
 * moves[0] // => { from: 20, to: 16, path: [20, 16], taken: [], promotes: false }
 */
export function legalMoves(variant: AnyVariant, position: Position): readonly Move[] {
  return hasCapture(variant, position)
    ? listCaptures(variant, position).moves
    : quietMoves(variant, position);
}

/** Why the side with these legal moves has little choice; `null` if it has a choice. */
export function forcedBy(legal: readonly Move[]): 'capture' | 'only' | null {
  if (legal.some(({ taken }) => taken.length > 0)) return 'capture';
  return legal.length === 1 ? 'only' : null;
}

/**
 * Whether the side to move has a legal move.
 *
 * @example
 * const russian = variantOf('russian');
 * canMove(russian, startPosition(russian)) // => true
 */
export const canMove = (variant: AnyVariant, position: Position): boolean =>
  hasCapture(variant, position) || quietMoves(variant, position).length > 0;

/**
 * The squares where each piece's legal moves end, for boards with pieces to drag.
 *
 * @example
 * const russian = variantOf('russian');
 * dests(russian, startPosition(russian)).get(21) // => [16, 17]
 */
export function dests(variant: AnyVariant, position: Position): ReadonlyMap<Square, readonly Square[]> {
  const ends = new Map<Square, readonly Square[]>();
  for (const { from, to } of legalMoves(variant, position))
    ends.set(from, [...new Set([...(ends.get(from) ?? []), to])]);
  return ends;
}

/** The most landing squares to visit. Games need about a hundred, problems about a thousand. */
export const MOST_STEPS = 8000;
/** Composed positions may have more; see docs/decisions/captures.md. */
export const MOST_CAPTURES = 500;

/** Lists with at least this many steps are cached. */
const COSTLY = 300;

const remembered = new WeakMap<AnyVariant, WeakMap<Position, Found>>();

export function listCaptures(variant: AnyVariant, position: Position): Found {
  const byPosition = remembered.get(variant) ?? new WeakMap<Position, Found>();
  const known = byPosition.get(position);
  if (known) return known;
  const found = walkCaptures(variant, position, { steps: MOST_STEPS, most: MOST_CAPTURES });
  if (found.steps >= COSTLY) {
    byPosition.set(position, found);
    remembered.set(variant, byPosition);
  }
  return found;
}

/** Whether the position has too many captures to list. No game or search starts from one. */
export const hasTooManyCaptures = (variant: AnyVariant, position: Position): boolean =>
  hasCapture(variant, position) && !listCaptures(variant, position).isWhole;

/** Following a complete route is cheap, so this also finds captures that the list leaves out. */
export function capturesWritten(variant: AnyVariant, position: Position, written: Written): readonly Move[] {
  if (!hasCapture(variant, position)) return [];
  const search = { steps: MOST_STEPS, most: MOST_CAPTURES, written };
  const { moves, value } = walkCaptures(variant, position, search);
  return value >= listCaptures(variant, position).value ? moves : [];
}

export function quietMoves(variant: AnyVariant, position: Position): readonly Move[] {
  const reach = reachOf(variant)[position.turn];
  const resting = tiredKing(variant, position);
  const found: Move[] = [];
  position.board.forEach((tower, from) => {
    if (tower?.[0].color !== position.turn || from === resting) return;
    const { role } = tower[0];
    const goesFar = role === 'king' && variant.king.flies;
    for (const ray of reach[role].moves[from] ?? []) {
      for (const to of ray) {
        if (position.board[to]) break;
        const promotes = role === 'man' && reach.isLastRow[to] === true;
        found.push({ from, to, path: [from, to], taken: [], promotes });
        if (!goesFar) break;
      }
    }
  });
  return found;
}

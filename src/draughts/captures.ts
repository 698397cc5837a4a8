/**
 * The captures of a position as play needs them: each different move once, and never more than can be worked with.
 *
 * A position can be composed so that nobody could list its captures, and a game can come into one. What is found in so
 * many steps is then the list, and the duty to capture the most is owed to what is in it: see docs/decisions/captures.md.
 */
import { walkCaptures, type Found, type Written } from './captureWalk.ts';
import { hasCapture } from './hasCapture.ts';
import type { Move, Position } from './types.ts';
import type { Variant } from './variant.ts';

/** Landing squares that are looked at. Positions of games need some hundred, problems some thousand. */
export const MOST_STEPS = 8000;
/** Captures that are listed, each by one of its routes. */
export const MOST_CAPTURES = 500;

/** From so many steps on a list is worth remembering. */
const COSTLY = 300;

const remembered = new WeakMap<Variant, WeakMap<Position, Found>>();

/** The captures that the side to move may make, each by the first of its routes; `isWhole` says whether these are all. */
export function listCaptures(variant: Variant, position: Position): Found {
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

/** Whether the position has more captures than can be listed: nothing is begun from it. */
export const hasTooManyCaptures = (variant: Variant, position: Position): boolean =>
  hasCapture(variant, position) && !listCaptures(variant, position).isWhole;

/**
 * The legal captures, each once, that have a route as it was written. Following what is written costs no more than its
 * length when all its squares are there, so such a capture is found where the list ends before it.
 */
export function capturesWritten(variant: Variant, position: Position, written: Written): readonly Move[] {
  if (!hasCapture(variant, position)) return [];
  const search = { steps: MOST_STEPS, most: MOST_CAPTURES, written };
  const { moves, value } = walkCaptures(variant, position, search);
  return value >= listCaptures(variant, position).value ? moves : [];
}

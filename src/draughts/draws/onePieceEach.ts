/** One piece each: neither can win (Turkish draughts; kish, rules). */
import type { Course, DrawRule, SuddenDraw } from './drawRule.ts';
import { materialOf } from './material.ts';

/** A draw at once when both sides are down to one piece. */
export const onePieceEach: DrawRule = { ends: ['one-piece-each'], judge };

function judge({ positions }: Course): SuddenDraw | null {
  const last = positions.at(-1);
  if (!last) return null;
  const { white, black } = materialOf(last);
  return white.pieces === 1 && black.pieces === 1 ? { rule: 'one-piece-each', pliesLeft: 0 } : null;
}

/** The endings of Frisian draughts (Official Rules, articles 18 and 21). */
import { totalOf, type Material } from './material.ts';
import { drawnByRatio, type Ratio } from './ratio.ts';

/** Article 18: two kings against one. */
const TWO_KINGS: Ratio = {
  rule: 'two-kings-7',
  plies: 14,
  startsAt: 'ratio',
  renews: ({ taken, crowns }) => taken > 0 || crowns,
};

/**
 * Article 21: one king each is a draw unless a king is captured at once or must be captured on the
 * next move. An arbiter would judge that. Here, as on lidraughts.org, each side gets two more moves
 * to prove it.
 */
const KING_EACH: Ratio = { ...TWO_KINGS, rule: 'king-each-2', plies: 4 };

export const frisianEndings = drawnByRatio([TWO_KINGS, KING_EACH], ({ material }) => ratioOf(material));

function ratioOf(material: Material): Ratio | null {
  const { white, black } = material;
  if (white.men + black.men > 0 || white.kings === 0 || black.kings === 0) return null;
  if (totalOf(material) === 3) return TWO_KINGS;
  return totalOf(material) === 2 ? KING_EACH : null;
}

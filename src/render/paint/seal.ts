/**
 * The seal of a finished game: a crown, or a half for a draw, inlaid in the middle of the board *under* the pieces, so
 * that it hides nothing of the position.
 *
 * Lengths are in squares.
 */
import type { Theme } from '../scene/theme.ts';
import { SEAL_RADIUS } from '../picture/tile.ts';
import type { SealPart } from '../picture/tile.ts';
import { disc, fade, ring, within } from './brush.ts';
import type { Brush } from './brush.ts';
import { paintCrown } from './crown.ts';
import { paintText } from './font.ts';

/** How much the seal covers the wood: pieces of both colours must stand out on it. */
const STRENGTH = 0.6;

/** Paints the part of the seal that lies on a square. */
export function paintSeal(brush: Brush, theme: Theme, { winner, right, down }: SealPart): void {
  within(brush, () => {
    brush.translate(0.5 + right, 0.5 + down);
    disc(brush, 0, 0, SEAL_RADIUS, fade(theme.frame, 0.3));
    ring(brush, 0, 0, SEAL_RADIUS - 0.1, 0.07, theme.flash);
    brush.globalAlpha = STRENGTH;
    if (winner === null) paintText(brush, '½', 0, 0, 2, theme.flash);
    else paintCrown(brush, 0, 0.1, 1, theme.flash, theme.frame);
  });
}

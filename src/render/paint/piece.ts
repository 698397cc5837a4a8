/**
 * Pieces of any set, seen from above and a little from the front. A king is two men stacked, as on a real board; towers are
 * in `tower.ts`.
 *
 * Lengths are in squares: a piece is drawn in a square whose sides are 1.
 */
import type { Piece, Tower } from '../../draughts/types.ts';
import type { PieceSetId } from '../scene/pieceSetIds.ts';
import type { Theme } from '../scene/theme.ts';
import { disc, fade, ring } from './brush.ts';
import type { Brush } from './brush.ts';
import { paintCrown } from './crown.ts';
import { ink } from './pieces/ink.ts';
import { milled } from './pieces/milled.ts';
import type { Disc, PieceSet } from './pieces/pieceSet.ts';
import { stone } from './pieces/stone.ts';
import { turned } from './pieces/turned.ts';

export const PIECE_SETS: Readonly<Record<PieceSetId, PieceSet>> = { turned, stone, ink, milled };

const MIDDLE = 0.5;

/** A flat crescent: a smooth shadow has too many tones to compress, and nobody misses them. */
export function paintShadow(brush: Brush, theme: Theme, { x, y, radius }: Disc): void {
  disc(brush, x, y, radius, fade(theme.shadow, 0.38));
}

/** Paints the topmost face of whatever stands on a square. */
export function paintTop(brush: Brush, theme: Theme, { color, role }: Piece, face: Disc): void {
  const set = PIECE_SETS[theme.pieces];
  const colors = theme[color];
  const { x, y, radius } = face;
  set.face(brush, colors, face);
  if (role === 'man') set.man(brush, colors, face);
  else paintCrown(brush, x, y + radius * 0.06, radius * 0.55, colors.crown, colors.crownEdge);
}

/** Paints a man, or two of them stacked for a king. */
export function paintPiece(brush: Brush, theme: Theme, piece: Piece): void {
  const set = PIECE_SETS[theme.pieces];
  const [discs, step, radius] = piece.role === 'king' ? [2, 0.07, 0.375] : [1, 0.06, 0.4];
  const face = { x: MIDDLE, y: MIDDLE - (discs * step) / 2 - 0.005, radius };
  if (set.hasShadow) paintShadow(brush, theme, { ...face, y: face.y + discs * step + 0.03 });
  for (let depth = discs - 1; depth >= 0; depth -= 1)
    set.edge(brush, theme[piece.color], { ...face, y: face.y + depth * step }, step);
  paintTop(brush, theme, piece, face);
}

/** What is left to be seen of a captured piece: its shape without its weight. */
export function paintGhost(brush: Brush, theme: Theme, ghost: Tower): void {
  const [top] = ghost;
  const colors = theme[top.color];
  disc(brush, MIDDLE, MIDDLE, 0.37, fade(colors.face, 0.45));
  ring(brush, MIDDLE, MIDDLE, 0.36, 0.03, colors.rim);
  if (top.role === 'king') paintCrown(brush, MIDDLE, MIDDLE + 0.02, 0.22, colors.crown, colors.crownEdge);
}

/** A small piece for the bars: no rings, which would blur. */
export function paintToken(brush: Brush, theme: Theme, piece: Piece): void {
  const colors = theme[piece.color];
  disc(brush, MIDDLE, MIDDLE, 0.42, colors.rim);
  disc(brush, MIDDLE, MIDDLE, 0.36, colors.face);
  if (piece.role === 'king') paintCrown(brush, MIDDLE, MIDDLE + 0.02, 0.22, colors.crown, colors.crownEdge);
}

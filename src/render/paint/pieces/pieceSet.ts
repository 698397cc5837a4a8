/**
 * What tells one set of pieces from another: how a disc's edge, its face and a man's mark are drawn. How discs are
 * stacked, crowned and counted is the same in all sets, so it is not here (see `piece.ts`).
 *
 * Lengths are in squares.
 */
import type { PieceColors } from '../../scene/theme.ts';
import type { Brush } from '../brush.ts';

/** A disc seen from above: the middle of its face, and its radius. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface PieceSet {
  /** Whether its pieces lie on the board and throw a shadow, or are printed on it. */
  readonly hasShadow: boolean;
  /** What shows of a disc below its face, `height` high; the face, painted later, covers the rest. */
  edge(brush: Brush, colors: PieceColors, disc: Disc, height: number): void;
  face(brush: Brush, colors: PieceColors, disc: Disc): void;
  /** What a man bears in the middle of his face, where a king has his crown. */
  man(brush: Brush, colors: PieceColors, disc: Disc): void;
}

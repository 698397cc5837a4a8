/** Pieces of any set; towers are in `tower.ts`. Lengths are in squares. */
import type { Piece, Tower } from '../../draughts/types.ts';
import { type Brush, disc, fade, ring } from './brush.ts';
import { type Disc, type PieceSet, ink, milled, stone, turned } from './pieceSets.ts';
import type { PieceSetId, Theme } from '../scene/theme.ts';

export const PIECE_SETS: Readonly<Record<PieceSetId, PieceSet>> = { turned, stone, ink, milled };

const MIDDLE = 0.5;

export function paintTop(brush: Brush, theme: Theme, { color, role }: Piece, face: Disc): void {
  const set = PIECE_SETS[theme.pieces];
  const colors = theme[color];
  const { x, y, radius } = face;
  set.face(brush, colors, face);
  if (role === 'man') set.man(brush, colors, face);
  else paintCrown(brush, x, y + radius * 0.06, radius * 0.55, colors.crown, colors.crownEdge);
}

export function paintPiece(brush: Brush, theme: Theme, piece: Piece): void {
  const set = PIECE_SETS[theme.pieces];
  const [discs, step, radius] = piece.role === 'king' ? [2, 0.07, 0.375] : [1, 0.06, 0.4];
  const face = { x: MIDDLE, y: MIDDLE - (discs * step) / 2 - 0.005, radius };
  for (let depth = discs - 1; depth >= 0; depth -= 1)
    set.edge(brush, theme[piece.color], { ...face, y: face.y + depth * step }, step);
  paintTop(brush, theme, piece, face);
}

export function paintGhost(brush: Brush, theme: Theme, ghost: Tower): void {
  const [top] = ghost;
  const colors = theme[top.color];
  disc(brush, MIDDLE, MIDDLE, 0.37, fade(colors.face, 0.45));
  ring(brush, MIDDLE, MIDDLE, 0.36, 0.03, colors.rim);
  if (top.role === 'king') paintCrown(brush, MIDDLE, MIDDLE + 0.02, 0.22, colors.crown, colors.crownEdge);
}

/** A small piece for the bars, without rings, which would blur. */
export function paintToken(brush: Brush, theme: Theme, piece: Piece): void {
  const colors = theme[piece.color];
  disc(brush, MIDDLE, MIDDLE, 0.42, colors.rim);
  disc(brush, MIDDLE, MIDDLE, 0.36, colors.face);
  if (piece.role === 'king') paintCrown(brush, MIDDLE, MIDDLE + 0.02, 0.22, colors.crown, colors.crownEdge);
}

const OUTLINE = [
  [-0.78, 0.5],
  [-1, -0.36],
  [-0.46, 0.02],
  [0, -0.66],
  [0.46, 0.02],
  [1, -0.36],
  [0.78, 0.5],
] as const;
const TIPS = [OUTLINE[1], OUTLINE[3], OUTLINE[5]] as const;

export function paintCrown(
  brush: Brush,
  x: number,
  y: number,
  half: number,
  fill: string,
  edge: string,
): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(half, half);
  brush.lineJoin = 'round';
  brush.beginPath();
  for (const [px, py] of OUTLINE) brush.lineTo(px, py);
  brush.closePath();
  brush.strokeStyle = edge;
  brush.lineWidth = 0.3;
  brush.stroke();
  for (const [px, py] of TIPS) disc(brush, px, py, 0.29, edge);
  brush.fillStyle = fill;
  brush.beginPath();
  for (const [px, py] of OUTLINE) brush.lineTo(px, py);
  brush.closePath();
  brush.fill();
  for (const [px, py] of TIPS) disc(brush, px, py, 0.16, fill);
  brush.fillStyle = edge;
  brush.fillRect(-0.72, 0.24, 1.44, 0.1);
  brush.restore();
}

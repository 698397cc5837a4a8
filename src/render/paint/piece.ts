/**
 * Pieces of any set, seen from above and a little from the front. A king is two men stacked, as on a real board, and a
 * tower shows the edge of every piece in it.
 *
 * Lengths are in squares: a piece is drawn in a square whose sides are 1.
 */
import type { Piece, Tower } from '../../draughts/types.ts';
import type { PieceSetId } from '../scene/pieceSetIds.ts';
import type { Theme } from '../scene/theme.ts';
import { disc, fade, ring, within } from './brush.ts';
import type { Brush } from './brush.ts';
import { paintCrown } from './crown.ts';
import { ink } from './pieces/ink.ts';
import { milled } from './pieces/milled.ts';
import type { PieceSet } from './pieces/pieceSet.ts';
import { stone } from './pieces/stone.ts';
import { turned } from './pieces/turned.ts';

const PIECE_SETS: Readonly<Record<PieceSetId, PieceSet>> = { turned, stone, ink, milled };

/** Where a stack of discs stands in its square. */
interface Stack {
  readonly radius: number;
  /** How far each disc shows below the one above it. */
  readonly step: number;
  /** The middle of the topmost face. */
  readonly top: number;
}

const MIDDLE = 0.5;

/** Towers are seen from lower down, so that the edges of all their pieces have room: lengths upwards shrink to this. */
const TILT = 0.76;

function stackOf(discs: number, tower: boolean): Stack {
  const step = tower ? Math.min(0.13, 0.42 / discs) : discs === 1 ? 0.06 : 0.07;
  const radius = tower ? 0.38 : discs === 1 ? 0.4 : 0.375;
  const middle = tower ? MIDDLE / TILT : MIDDLE;
  return { radius, step, top: middle - (discs * step) / 2 - 0.005 };
}

/** A flat crescent: a smooth shadow has too many tones to compress, and nobody misses them. */
function paintShadow(brush: Brush, theme: Theme, { radius, step, top }: Stack, discs: number): void {
  disc(brush, MIDDLE, top + discs * step + 0.03, radius, fade(theme.shadow, 0.38));
}

function paintTop(brush: Brush, theme: Theme, piece: Piece, { radius, top }: Stack): void {
  const set = PIECE_SETS[theme.pieces];
  const colors = theme[piece.color];
  const face = { x: MIDDLE, y: top, radius };
  set.face(brush, colors, face);
  if (piece.role === 'man') set.man(brush, colors, face);
  else paintCrown(brush, MIDDLE, top + radius * 0.06, radius * 0.55, colors.crown, colors.crownEdge);
}

/** Below the top, a king in a tower has a band in the colour of its crown, which is out of sight there. */
function paintStack(brush: Brush, theme: Theme, discs: Tower, stack: Stack, tower: boolean): void {
  const set = PIECE_SETS[theme.pieces];
  const { radius, step, top } = stack;
  if (set.hasShadow) paintShadow(brush, theme, stack, discs.length);
  for (const [depth, { color, role }] of [...discs.entries()].reverse()) {
    const [colors, y] = [theme[color], top + depth * step];
    set.edge(brush, colors, { x: MIDDLE, y, radius }, step);
    if (tower && depth > 0 && role === 'king')
      ring(brush, MIDDLE, y + step / 2, radius - 0.005, step * 0.45, colors.crown);
  }
  paintTop(brush, theme, discs[0], stack);
}

/** Paints what stands on a square, the brush being scaled to the square. */
export function paintTower(brush: Brush, theme: Theme, tower: Tower): void {
  const [top, ...below] = tower;
  if (below.length === 0) {
    const discs: Tower = top.role === 'king' ? [top, top] : tower;
    paintStack(brush, theme, discs, stackOf(discs.length, false), false);
    return;
  }
  within(brush, () => {
    brush.scale(1, TILT);
    paintStack(brush, theme, tower, stackOf(tower.length, true), true);
  });
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

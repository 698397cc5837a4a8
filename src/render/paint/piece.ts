/**
 * Pieces of turned wood, seen from above and a little from the front, lit from the top left. A king is two men stacked,
 * as on a real board, and a tower shows the edge of every piece in it.
 *
 * Lengths are in squares: a piece is drawn in a square whose sides are 1.
 */
import type { Piece, Tower } from '../../draughts/types.ts';
import type { PieceColors, Theme } from '../theme.ts';
import { disc, fade, ring, within } from './brush.ts';
import type { Brush } from './brush.ts';
import { paintCrown } from './crown.ts';

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

function paintShadow(brush: Brush, theme: Theme, { radius, step, top }: Stack, discs: number): void {
  const y = top + discs * step;
  const shadow = brush.createRadialGradient(
    MIDDLE + 0.015,
    y + 0.025,
    radius * 0.8,
    MIDDLE + 0.015,
    y + 0.025,
    radius * 1.17,
  );
  shadow.addColorStop(0, fade(theme.shadow, 0.62));
  shadow.addColorStop(0.55, fade(theme.shadow, 0.3));
  shadow.addColorStop(1, fade(theme.shadow, 0));
  disc(brush, MIDDLE + 0.015, y + 0.025, radius * 1.17, shadow);
}

/** What shows of one disc beside the one above it; its own face will cover all but a crescent. */
interface Edge {
  readonly colors: PieceColors;
  /** A band in the colour of crowns: a king, though its crown is out of sight. */
  readonly banded: boolean;
}

function paintEdge(brush: Brush, { colors, banded }: Edge, radius: number, y: number, step: number): void {
  const across = brush.createLinearGradient(MIDDLE - radius, 0, MIDDLE + radius, 0);
  across.addColorStop(0, colors.side);
  across.addColorStop(0.35, colors.shade);
  across.addColorStop(1, colors.side);
  disc(brush, MIDDLE, y + step, radius, across);
  ring(brush, MIDDLE, y + step, radius - 0.022, 0.014, fade(colors.shine, 0.45));
  ring(brush, MIDDLE, y + step, radius - 0.008, 0.016, colors.groove);
  if (banded) ring(brush, MIDDLE, y + step / 2, radius - 0.005, step * 0.45, colors.crown);
}

function paintFace(brush: Brush, colors: PieceColors, radius: number, y: number): void {
  const light = brush.createLinearGradient(0, y - radius, 0, y + radius);
  light.addColorStop(0, colors.shine);
  light.addColorStop(0.45, colors.face);
  light.addColorStop(1, colors.shade);
  disc(brush, MIDDLE, y, radius, light);
  const bevel = brush.createLinearGradient(0, y - radius, 0, y + radius);
  bevel.addColorStop(0, fade(colors.shine, 0.95));
  bevel.addColorStop(0.5, fade(colors.shine, 0.1));
  bevel.addColorStop(1, fade(colors.groove, 0.45));
  ring(brush, MIDDLE, y, radius - 0.012, 0.024, bevel);
}

/** A turned groove: a dark cut, and the light that its lower edge catches. */
function paintGroove(brush: Brush, colors: PieceColors, radius: number, y: number): void {
  ring(brush, MIDDLE, y + 0.012, radius, 0.018, fade(colors.shine, 0.75));
  ring(brush, MIDDLE, y, radius, 0.022, fade(colors.groove, 0.85));
}

function paintTop(brush: Brush, piece: Piece, colors: PieceColors, { radius, top }: Stack): void {
  paintFace(brush, colors, radius, top);
  paintGroove(brush, colors, radius * 0.78, top);
  if (piece.role === 'king') {
    paintCrown(brush, MIDDLE, top + radius * 0.06, radius * 0.55, colors.crown, colors.crownEdge);
    return;
  }
  paintGroove(brush, colors, radius * 0.5, top);
}

function paintStack(brush: Brush, theme: Theme, discs: Tower, stack: Stack, tower: boolean): void {
  paintShadow(brush, theme, stack, discs.length);
  for (const [depth, { color, role }] of [...discs.entries()].reverse()) {
    const edge = { colors: theme[color], banded: tower && depth > 0 && role === 'king' };
    paintEdge(brush, edge, stack.radius, stack.top + depth * stack.step, stack.step);
  }
  const [top] = discs;
  paintTop(brush, top, theme[top.color], stack);
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
  ring(brush, MIDDLE, MIDDLE, 0.36, 0.03, fade(colors.face, 0.8));
  if (top.role === 'king') paintCrown(brush, MIDDLE, MIDDLE + 0.02, 0.22, colors.crown, colors.crownEdge);
}

/** A small piece for the bars: no rings, which would blur. */
export function paintToken(brush: Brush, theme: Theme, piece: Piece): void {
  const colors = theme[piece.color];
  disc(brush, MIDDLE, MIDDLE, 0.42, theme.shadow);
  disc(brush, MIDDLE, MIDDLE, 0.38, colors.face);
  ring(brush, MIDDLE, MIDDLE, 0.37, 0.05, piece.color === 'white' ? colors.shade : colors.shine);
  if (piece.role === 'king') paintCrown(brush, MIDDLE, MIDDLE + 0.02, 0.22, colors.crown, colors.crownEdge);
}

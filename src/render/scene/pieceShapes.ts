/** The pieces of any set, except towers (`towerShapes.ts`). Lengths are in squares. */
import type { Piece, Tower } from '../../draughts/types.ts';
import { type Disc, PIECE_SETS } from './pieceSets.ts';
import { type Shape, disc, fade, polygon, rect, ring } from './shape.ts';
import type { Theme } from './theme.ts';

const MIDDLE = 0.5;

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

/** `half` is half its width. Without an edge color, the crown is plain. */
export function crownShapes(
  x: number,
  y: number,
  half: number,
  fill: string,
  edge: string | null,
): readonly Shape[] {
  const at = (px: number, py: number): readonly [number, number] => [x + px * half, y + py * half];
  const path = polygon(OUTLINE.map(([px, py]) => at(px, py)));
  const tips = (radius: number, color: string): readonly Shape[] =>
    TIPS.map(([px, py]) => disc(...at(px, py), radius * half, color));
  const crown = [{ path, fill }, ...tips(0.16, fill)];
  if (edge === null) return crown;
  return [
    { path, stroke: edge, width: 0.3 * half, isRound: true },
    ...tips(0.29, edge),
    ...crown,
    { path: rect(...at(-0.72, 0.24), 1.44 * half, 0.1 * half), fill: edge },
  ];
}

export function topShapes(theme: Theme, { color, role }: Piece, face: Disc): readonly Shape[] {
  const set = PIECE_SETS[theme.pieces];
  const colors = theme[color];
  const { x, y, radius } = face;
  const mark =
    role === 'man'
      ? set.man(colors, face)
      : crownShapes(x, y + radius * 0.06, radius * 0.55, colors.crown, colors.crownEdge);
  return [...set.face(colors, face), ...mark];
}

const STACKS = {
  man: { discs: 1, step: 0.06, radius: 0.4 },
  king: { discs: 2, step: 0.07, radius: 0.375 },
} as const;

export function faceOf({ role }: Piece): Disc {
  const { discs, step, radius } = STACKS[role];
  return { x: MIDDLE, y: MIDDLE - (discs * step) / 2 - 0.005, radius };
}

export function pieceShapes(theme: Theme, piece: Piece): readonly Shape[] {
  const set = PIECE_SETS[theme.pieces];
  const { discs, step } = STACKS[piece.role];
  const face = faceOf(piece);
  const edges = Array.from({ length: discs }, (_, at) => {
    const depth = discs - 1 - at;
    return set.edge(theme[piece.color], { ...face, y: face.y + depth * step }, step);
  });
  return [...edges.flat(), ...topShapes(theme, piece, face)];
}

const crowned = (theme: Theme, { color, role }: Piece): readonly Shape[] => {
  const { crown, crownEdge } = theme[color];
  return role === 'king' ? crownShapes(MIDDLE, MIDDLE + 0.02, 0.22, crown, crownEdge) : [];
};

/** A captured piece that the last move removed from its square. */
export function ghostShapes(theme: Theme, [top]: Tower): readonly Shape[] {
  const { face, rim } = theme[top.color];
  return [
    disc(MIDDLE, MIDDLE, 0.37, fade(face, 0.45)),
    ring(MIDDLE, MIDDLE, 0.36, 0.03, rim),
    ...crowned(theme, top),
  ];
}

/** A small piece for the bars. It has no rings, because they would blur. */
export function tokenShapes(theme: Theme, piece: Piece): readonly Shape[] {
  const { face, rim, groove } = theme[piece.color];
  const edge = piece.color === 'white' ? rim : groove;
  return [disc(MIDDLE, MIDDLE, 0.42, edge), disc(MIDDLE, MIDDLE, 0.36, face), ...crowned(theme, piece)];
}

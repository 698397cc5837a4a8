import type { ByColor, Color, Position } from '../types.ts';

interface Force {
  readonly men: number;
  readonly kings: number;
  readonly pieces: number;
}

export type Material = ByColor<Force>;

export function materialOf({ board }: Position): Material {
  let [men, kings, theirMen, theirKings] = [0, 0, 0, 0];
  for (const tower of board) {
    if (!tower) continue;
    const { color, role } = tower[0];
    if (color === 'white') {
      if (role === 'man') men += 1;
      else kings += 1;
    } else if (role === 'man') theirMen += 1;
    else theirKings += 1;
  }
  return { white: forceOf(men, kings), black: forceOf(theirMen, theirKings) };
}

const forceOf = (men: number, kings: number): Force => ({ men, kings, pieces: men + kings });

export const totalOf = ({ white, black }: Material): number => white.pieces + black.pieces;

export const bothHaveKing = ({ white, black }: Material): boolean => white.kings > 0 && black.kings > 0;

/** The side with a king that faces a lone king; null if there is none. */
export function againstLoneKing(
  material: Material,
): { readonly loneKing: Color; readonly strong: Force } | null {
  if (!bothHaveKing(material)) return null;
  if (material.white.pieces === 1) return { loneKing: 'white', strong: material.black };
  if (material.black.pieces === 1) return { loneKing: 'black', strong: material.white };
  return null;
}

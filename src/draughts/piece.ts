import type { ByColor, Color, Piece, Position, Role, Tower } from './types.ts';

type Singles = Readonly<Record<Color, Readonly<Record<Role, Tower>>>>;

const SINGLES: Singles = {
  white: { man: [{ color: 'white', role: 'man' }], king: [{ color: 'white', role: 'king' }] },
  black: { man: [{ color: 'black', role: 'man' }], king: [{ color: 'black', role: 'king' }] },
};

export const single = (color: Color, role: Role): Tower => SINGLES[color][role];

/**
 * The other side.
 *
 * @example
 * opponentOf('white') // => 'black'
 */
export const opponentOf = (color: Color): Color => (color === 'white' ? 'black' : 'white');

export const byColor = <T>(of: (color: Color) => T): ByColor<T> => ({
  white: of('white'),
  black: of('black'),
});

/** The top pieces, which are the only pieces that can move. */
export const commanders = ({ board }: Position, color: Color): readonly Piece[] =>
  board.flatMap((tower) => (tower?.[0].color === color ? [tower[0]] : []));

export interface Run {
  readonly piece: Piece;
  readonly count: number;
}

export function runsOf(tower: Tower): readonly Run[] {
  const runs: { piece: Piece; count: number }[] = [];
  for (const piece of tower) {
    const run = runs.at(-1);
    if (run && run.piece.color === piece.color && run.piece.role === piece.role) run.count += 1;
    else runs.push({ piece, count: 1 });
  }
  return runs;
}

export function isSameTower(a: Tower | null, b: Tower | null): boolean {
  if (a === b) return true;
  if (!a || !b || a.length !== b.length) return false;
  return a.every(({ color, role }, level) => color === b[level]?.color && role === b[level].role);
}

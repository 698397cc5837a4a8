/** What a tower is made of, from the top down: neighbors of one kind are counted. */
import type { Piece, Tower } from './types.ts';

/** So many equal pieces that lie on each other. */
export interface Run {
  readonly piece: Piece;
  readonly count: number;
}

/** The runs of a tower, the topmost first. */
export function runsOf(tower: Tower): readonly Run[] {
  const runs: { piece: Piece; count: number }[] = [];
  for (const piece of tower) {
    const run = runs.at(-1);
    if (run && run.piece.color === piece.color && run.piece.role === piece.role) run.count += 1;
    else runs.push({ piece, count: 1 });
  }
  return runs;
}

/** One move marked on the board: a frame around its piece, and the squares where it lands numbered in their order. */
import type { Move } from '../../draughts/types.ts';
import type { Choice } from '../../render/scene/scene.ts';

export function pathChoice({ from, path }: Pick<Move, 'from' | 'path'>): Choice {
  const landings = path.slice(1);
  const squares = [...new Set(landings)].filter((square) => square !== from);
  return {
    from,
    targets: squares.map((square) => ({
      square,
      label: landings.flatMap((landing, index) => (landing === square ? [index + 1] : [])).join('–'),
    })),
  };
}

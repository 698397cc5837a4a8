/** Moves that capture nothing. */
import { tiredKing } from './kingRuns.ts';
import { reachOf } from './reach.ts';
import type { Move, Position } from './types.ts';
import type { Variant } from './variant.ts';

/** Every quiet move of the side to move, whether or not a capture forbids them. */
export function quietMoves(variant: Variant, position: Position): readonly Move[] {
  const reach = reachOf(variant)[position.turn];
  const resting = tiredKing(variant, position);
  const found: Move[] = [];
  position.board.forEach((tower, from) => {
    if (tower?.[0].color !== position.turn || from === resting) return;
    const { role } = tower[0];
    const goesFar = role === 'king' && variant.king.flies;
    for (const ray of reach[role].moves[from] ?? []) {
      for (const to of ray) {
        if (position.board[to]) break;
        const promotes = role === 'man' && reach.isLastRow[to] === true;
        found.push({ from, to, path: [from, to], taken: [], promotes });
        if (!goesFar) break;
      }
    }
  });
  return found;
}

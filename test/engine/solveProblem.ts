/** Published problems for the engine: the position, the solution's first move, and the source. */
import { lineFrom } from '../../src/notation/valid.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import type { Knowledge } from '../../src/engine/search/tree.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { DECIDED } from '../../src/engine/search/score.ts';
import { think } from '../../src/engine/search/think.ts';
import { makeMove } from '../../src/notation/move.ts';
import problems from '../fixtures/problems.json' with { type: 'json' };

interface Problem {
  readonly source: string;
  readonly fen: string;
  /** `null` if the source only says that the side to move wins. */
  readonly move: string | null;
}

/** Problems by variant. The Russian endings are won with the endings of four pieces. */
export const PROBLEMS: Readonly<Record<keyof typeof problems, readonly Problem[]>> = problems;

/**
 * Node limits. Most problems are solved with the first limit; the last limit takes a tenth of a
 * second on one core.
 */
const LIMITS = [40_000, 400_000];

const memory = makeMemory(18);
const world = { now: () => 0, isCancelled: () => false };

/**
 * Whether the engine, without memory, finds the solution within the limits: the move or, if no move
 * is given, the win.
 */
export function isSolved(variant: Variant, { fen, move }: Problem, knowledge: Knowledge): boolean {
  const line = lineFrom(variant.id, fen);
  const legal = legalMoves(variant, lastPosition(line));
  return LIMITS.some((nodes) => {
    memory.owner = null;
    const thought = think(line, knowledge, memory, { nodes }, world);
    if (!thought) throw new Error(`no move: ${fen}`);
    return move === null ? thought.score > DECIDED : makeMove(variant, thought.move, legal) === move;
  });
}

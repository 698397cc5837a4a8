/**
 * Random games for properties of the engine: from the start, or from positions with few pieces and
 * many kings.
 */
import * as fc from 'fast-check';
import { lineAt, startLine, type Line } from '../../src/draughts/line.ts';
import { startPosition } from '../../src/draughts/position.ts';
import type { Position, Tower } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { playedOut } from '../notation/playout.ts';

/** Keeps one piece in `keep` and crowns two in three, so that endings arise quickly. */
function ending(position: Position, seed: number, keep: number): Position {
  const board = position.board.map((tower, square): Tower | null => {
    if (!tower || ((seed >>> (square % 23)) + square) % keep !== 0) return null;
    const [commander, ...rest] = tower;
    return (seed + square) % 3 === 0 ? tower : [{ ...commander, role: 'king' }, ...rest];
  });
  return { ...position, board };
}

interface Script {
  readonly seed: number;
  readonly keep: number;
  readonly choices: readonly number[];
}

export const scripts: fc.Arbitrary<Script> = fc.record({
  seed: fc.nat(),
  keep: fc.integer({ min: 0, max: 6 }),
  choices: fc.array(fc.nat(), { minLength: 10, maxLength: 80 }),
});

export function follow(variant: Variant, { seed, keep, choices }: Script, see: (line: Line) => void): void {
  const start = startPosition(variant);
  const line = playedOut(startLine(variant, keep < 2 ? start : ending(start, seed, keep)), choices);
  for (const ply of line.positions.keys()) see(lineAt(line, ply));
}

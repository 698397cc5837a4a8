/**
 * Two beginners, to measure the first level by: a child who knows the rules and likes to take pieces, but never looks at the
 * answer; and somebody who makes any move at all.
 */
import { lastPosition, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Move } from '../../src/draughts/types.ts';
import type { Random } from '../../src/engine/play/choose.ts';

/** A move that takes as many pieces as any; `null` where there is none. Among moves that take as many, and where nothing can be taken, chance decides. */
export function childsMove(line: Line, random: Random): Move | null {
  const moves = legalMoves(line.variant, lastPosition(line));
  const most = Math.max(...moves.map(({ taken }) => taken.length));
  return anyOf(
    moves.filter(({ taken }) => taken.length === most),
    random,
  );
}

/** Any legal move; `null` where there is none. */
export const moveByChance = (line: Line, random: Random): Move | null =>
  anyOf(legalMoves(line.variant, lastPosition(line)), random);

const anyOf = (moves: readonly Move[], random: Random): Move | null =>
  moves[Math.floor(random() * moves.length)] ?? null;

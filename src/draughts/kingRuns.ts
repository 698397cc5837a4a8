/**
 * How long each side has been moving one and the same king (Official Rules for Frisian Draughts, 2011): after three quiet
 * moves in a row that king must rest while its side has a man. The run is part of the position, for it decides which
 * moves are legal.
 */
import { commanders } from './piece.ts';
import type { ByColor, KingRun, Move, Position, Square } from './types.ts';
import type { Variant } from './variant.ts';

/** The runs after a legal move made in `position`; nothing in variants that do not count them. */
export function kingRunsAfter(
  { kingRunLimit }: Variant,
  { turn, board, kingRuns = { white: null, black: null } }: Position,
  move: Move,
): { readonly kingRuns?: ByColor<KingRun | null> } {
  if (kingRunLimit === null) return {};
  const isKing = board[move.from]?.[0].role === 'king';
  const run = isKing && move.taken.length === 0 ? longer(kingRuns[turn], move, kingRunLimit) : null;
  return { kingRuns: { ...kingRuns, [turn]: run } };
}

const longer = (run: KingRun | null, { from, to }: Move, limit: number): KingRun => ({
  square: to,
  moves: run?.square === from ? Math.min(run.moves + 1, limit) : 1,
});

/** The king that must rest this turn; `null` when there is none. */
export function tiredKing({ kingRunLimit }: Variant, position: Position): Square | null {
  const run = position.kingRuns?.[position.turn];
  if (!run || kingRunLimit === null || run.moves < kingRunLimit) return null;
  const hasMan = commanders(position, position.turn).some(({ role }) => role === 'man');
  return hasMan ? run.square : null;
}

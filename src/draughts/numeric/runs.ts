/** Frisian king runs in one word, the mover's in the lower half (`assembly/dark/kingRuns.ts`). */
import { opponentOf } from '../piece.ts';
import type { ByColor, Color, KingRun, Position } from '../types.ts';
import { bitOf, type Orientation } from './orientation.ts';

export function packRuns(orientation: Orientation, { turn, kingRuns }: Position): number {
  const packed = (color: Color): number => {
    const run = kingRuns?.[color] ?? null;
    return run === null ? 0 : (bitOf(orientation, run.square, turn) + 1) | (run.moves << 6);
  };
  return packed(turn) | (packed(opponentOf(turn)) << 16);
}

export function runsIn(orientation: Orientation, mover: Color, runs: number): ByColor<KingRun | null> {
  const runIn = (run: number): KingRun | null =>
    run === 0 ? null : { square: squareOf(orientation, (run & 63) - 1, mover), moves: run >> 6 };
  const [own, other] = [runIn(runs & 0xffff), runIn(runs >>> 16)];
  return mover === 'white' ? { white: own, black: other } : { white: other, black: own };
}

const squareOf = (orientation: Orientation, bit: number, mover: Color): number =>
  orientation.findIndex((_, square) => bitOf(orientation, square, mover) === bit);

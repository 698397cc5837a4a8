/** Which finished games are searched for puzzles: those of a server, played from the start in a variant that has puzzles. */
import type { VariantId } from '../draughts/variantIds.ts';
import { isCalledOff, type Game } from './game.ts';
import { PUZZLE_VARIANTS, type PuzzleVariant } from './puzzle.ts';

/** Of a shorter game nothing is left behind its opening, which no puzzle begins in. */
const LEAST_PLIES = 8;

const puzzleVariantOf = (id: VariantId): PuzzleVariant | null =>
  PUZZLE_VARIANTS.find((known) => known === id) ?? null;

/** Whose puzzles those of a game would be. */
export interface Ground {
  readonly guildId: string;
  readonly variant: PuzzleVariant;
}

/** `null` for a game that is not searched: one that runs or was called off, of no server, too short, from a position that somebody chose. */
export function huntingGround({ variant: id, start, moves, result, place }: Game): Ground | null {
  const { guildId } = place;
  const variant = puzzleVariantOf(id);
  if (!variant || guildId === null || start !== null || moves.length < LEAST_PLIES) return null;
  return !result || isCalledOff(result) ? null : { guildId, variant };
}

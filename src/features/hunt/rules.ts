/** Games that are searched for puzzles. */
import type { VariantId } from '../../draughts/variantIds.ts';
import { type Game, type GameId, isCalledOff } from '../../game/game.ts';
import { PUZZLE_VARIANTS, type PuzzleVariant } from '../puzzle/rules.ts';

/** A hunt is a row until its game has been searched. Any process can continue from its answers. */
export interface HuntAnswer {
  readonly move: string;
  readonly score: number;
}

export interface Hunt {
  readonly gameId: GameId;
  readonly guildId: string;
  readonly version: number;
  /** The version of the search, because each version asks other questions. 0 before the first. */
  readonly finder: number;
  readonly answers: readonly (HuntAnswer | null)[];
}

/** No puzzle starts in the opening. */
const LEAST_PLIES = 8;

const puzzleVariantOf = (id: VariantId): PuzzleVariant | null =>
  PUZZLE_VARIANTS.find((known) => known === id) ?? null;

export interface Ground {
  readonly guildId: string;
  readonly variant: PuzzleVariant;
}

export function huntingGround({ variant: id, start, moves, result, place }: Game): Ground | null {
  const { guildId } = place;
  const variant = puzzleVariantOf(id);
  if (!variant || guildId === null || start !== null || moves.length < LEAST_PLIES) return null;
  return !result || isCalledOff(result) ? null : { guildId, variant };
}

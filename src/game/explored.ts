/** What a finished game adds to the opening explorer. */
import { bandOf, firstPlies, quarterOf, stepsOf, type Explored, type Won } from '../openings/explorer.ts';
import type { ByColor, Color } from '../draughts/types.ts';
import { startPosition } from '../draughts/position.ts';
import { variantOf } from '../draughts/variants.ts';
import { parseFen } from '../notation/fen.ts';
import type { Game } from './game.ts';

export interface Ended {
  readonly winner: Color | null;
  readonly at: number;
  /** The ratings before it; `null` if it didn't change ratings. */
  readonly ratings: ByColor<{ readonly before: number }> | null;
}

export function exploredOf(
  { variant: id, start, moves }: Pick<Game, 'variant' | 'start' | 'moves'>,
  { winner, at, ratings }: Ended,
): Explored {
  const variant = variantOf(id);
  const read = start === null ? null : parseFen(variant, start);
  const first = read?.ok ? read.value : startPosition(variant);
  const isReadable = read?.ok !== false;
  const line = firstPlies(variant, first, isReadable ? moves : []);
  const won: Won = winner === null ? 0 : winner === first.turn ? 1 : -1;
  return {
    band: bandOf(ratings && (ratings.white.before + ratings.black.before) / 2),
    quarter: quarterOf(at),
    won,
    steps: stepsOf(line),
  };
}

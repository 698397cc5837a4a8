/**
 * Judging moves by what they cost: the chance to win before a move, with best play, against the chance after it.
 *
 * The steps are those of Lichess (https://github.com/lichess-org/lila, `modules/tree/src/main/Advice.scala`: 0.1, 0.2 and
 * 0.3 of winning chances from -1 to 1, which are 5, 10 and 15 points of a hundred), and so is the accuracy of a move
 * (`modules/analyze/src/main/AccuracyPercent.scala`): 100 for a move that costs nothing, 64 for one that costs ten points of a
 * hundred, 0 from eighty on. A side's accuracy is the mean of its moves, those aside where it had no choice.
 */
import type { Line } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import type { Color } from '../draughts/types.ts';
import { makeFullMove } from '../notation/move.ts';
import { chanceOf } from './chance.ts';
import type { Finding } from './finding.ts';

export const JUDGEMENTS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** What a move costs at least to be called so, in parts of a sure win; the gravest first. */
const STEPS: readonly (readonly [Judgement, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

/** A move that was made where there was a choice. */
export interface Verdict {
  /** Plies made before it. */
  readonly ply: number;
  readonly color: Color;
  /** The mover's chance before and after it, from 0 to 1; never greater after it. */
  readonly before: number;
  readonly after: number;
  /** `null` for a good one. */
  readonly judgement: Judgement | null;
}

export const judgementOf = (cost: number): Judgement | null =>
  STEPS.find(([, least]) => cost >= least - 1e-9)?.[0] ?? null;

/** Of every move of the line with a choice what is to be said of it; `findings` are of its positions, in order. */
export function verdictsOf(
  { variant, positions, moves }: Line,
  findings: readonly Finding[],
): readonly Verdict[] {
  return moves.flatMap((move, ply) => {
    const [position, here, next] = [positions[ply], findings[ply], findings[ply + 1]];
    if (!position || !here || !next || legalMoves(variant, position).length < 2) return [];
    const color = position.turn;
    const chance = (finding: Finding): number => chanceOf(color === 'white' ? finding.score : -finding.score);
    const before = chance(here);
    const isBest = here.best[0] === makeFullMove(variant, move);
    const after = isBest ? before : Math.min(before, chance(next));
    return [{ ply, color, before, after, judgement: judgementOf(before - after) }];
  });
}

/** The accuracy of a move, from 0 to 100. */
function accuracyOf({ before, after }: Verdict): number {
  const cost = 100 * (before - after);
  return Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * cost) - 3.1669));
}

/** A side's accuracy, from 0 to 100 as a whole number; who never had a choice did nothing wrong. */
export function accuracy(verdicts: readonly Verdict[], color: Color): number {
  const own = verdicts.filter((verdict) => verdict.color === color);
  if (own.length === 0) return 100;
  return Math.round(own.reduce((sum, verdict) => sum + accuracyOf(verdict), 0) / own.length);
}

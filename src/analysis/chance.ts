/**
 * From scores to the chance to win, because a lost man means much in an even game and nothing in one that is won: mistakes
 * are measured by the chances that they cost.
 *
 * The curve is the logistic one by which the engine's weights were learned from the results of games (`tools/tuning`), so a
 * chance is the result that is to be expected: a draw counts for half.
 */
import { DECIDED } from '../engine/search/score.ts';

/** Hundredths of a man that change the odds by the factor e; the scale of the tuning. */
const SCALE = 90;

/** What is to be expected, from 0 to 1, of a score in hundredths of a man; a forced result is certain. */
export function chanceOf(score: number): number {
  if (Math.abs(score) >= DECIDED) return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / SCALE));
}

/**
 * Judges moves by how much of the chance to win they cost, compared with best play.
 *
 * The steps are Lichess's (https://github.com/lichess-org/lila,
 * `modules/tree/src/main/Advice.scala`): 0.1, 0.2 and 0.3 on a scale from -1 to 1, that is, 5, 10
 * and 15 percentage points. The accuracy of a move is also Lichess's
 * (`modules/analyze/src/main/AccuracyPercent.scala`): 100 for no cost, 64 for ten points, and 0 for
 * eighty points or more. A side's accuracy is the mean over the moves where it had a choice.
 */
import type { Line } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import type { Color } from '../draughts/types.ts';
import { makeFullMove } from '../notation/move.ts';
import type { Finding } from './finding.ts';
import { DECIDED } from '../engine/search/score.ts';

export const JUDGEMENTS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** The smallest cost for each judgment, as a share of a certain win; most serious first. */
const STEPS: readonly (readonly [Judgement, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

export interface Verdict {
  readonly ply: number;
  readonly color: Color;
  /** The mover's chance, from 0 to 1. It is never greater after the move. */
  readonly before: number;
  readonly after: number;
  readonly judgement: Judgement | null;
}

export const judgementOf = (cost: number): Judgement | null =>
  STEPS.find(([, least]) => cost >= least - 1e-9)?.[0] ?? null;

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

/**
 * The move that decided the game: the loser's most costly move, or in a draw the most costly move
 * of either side; `null` if no move cost anything. Among equally costly moves, the last one.
 */
export function turningPoint(verdicts: readonly Verdict[], winner: Color | null): Verdict | null {
  const costOf = ({ before, after }: Verdict): number => before - after;
  const own = verdicts.filter(({ color }) => color !== winner);
  return own.reduce<Verdict | null>(
    (dearest, verdict) =>
      costOf(verdict) > 0 && (dearest === null || costOf(verdict) >= costOf(dearest)) ? verdict : dearest,
    null,
  );
}

function accuracyOf({ before, after }: Verdict): number {
  const cost = 100 * (before - after);
  return Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * cost) - 3.1669));
}

export function accuracy(verdicts: readonly Verdict[], color: Color): number {
  const own = verdicts.filter((verdict) => verdict.color === color);
  if (own.length === 0) return 100;
  return Math.round(own.reduce((sum, verdict) => sum + accuracyOf(verdict), 0) / own.length);
}

interface Agreement {
  readonly best: number;
  readonly of: number;
}

/** How often a side played the best move where it had a choice. */
export function agreementOf(
  { variant, moves }: Line,
  findings: readonly Finding[],
  verdicts: readonly Verdict[],
  color: Color,
): Agreement {
  const own = verdicts.filter((verdict) => verdict.color === color);
  const isBest = ({ ply }: Verdict): boolean => {
    const move = moves[ply];
    return move !== undefined && findings[ply]?.best[0] === makeFullMove(variant, move);
  };
  return { best: own.filter(isBest).length, of: own.length };
}

interface Finder extends Agreement {
  readonly user: string;
}

/** The users who voted for at least one best move, sorted by how many they found. */
export function findersOf(
  findings: readonly Finding[],
  verdicts: readonly Verdict[],
  votes: readonly { readonly user: string; readonly ply: number; readonly move: string }[],
): readonly Finder[] {
  const plies = new Set(verdicts.map(({ ply }) => ply));
  const found = new Map<string, Agreement>();
  for (const { user, ply, move } of votes) {
    if (!plies.has(ply)) continue;
    const { best, of } = found.get(user) ?? { best: 0, of: 0 };
    found.set(user, { best: best + (findings[ply]?.best[0] === move ? 1 : 0), of: of + 1 });
  }
  return [...found]
    .map(([user, agreement]) => ({ user, ...agreement }))
    .filter(({ best }) => best > 0)
    .toSorted((one, other) => other.best - one.best || one.of - other.of);
}

/** How many hundredths of a man change the odds by a factor of e. Tuning uses the same scale. */
const SCALE = 90;

/** Uses the curve of the engine's tuning; draws count half. */
export function chanceOf(score: number): number {
  if (Math.abs(score) >= DECIDED) return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / SCALE));
}

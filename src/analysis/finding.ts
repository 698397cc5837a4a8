import { endingOf } from '../draughts/ending.ts';
import { extend, lastPosition, type Line, lineAt } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import type { Color, Move } from '../draughts/types.ts';
import { DECIDED, WON } from '../engine/search/score.ts';
import { makeFullMove } from '../notation/move.ts';

export interface Finding {
  /** In hundredths of a man, for White. Scores of 29,000 and more are forced wins. */
  readonly score: number;
  readonly best: readonly string[];
}

interface Opinion {
  readonly score: number;
  readonly line: readonly Move[];
}

/** Increase it when a change to the search, its weights or its limits changes the results. */
export const ANALYSIS_VERSION = 1;

export const LONGEST_ANALYSIS = 600;

const KEPT = 8;

/** The most positions to search per game, and per position. */
const NODES = 12_000_000;
const NODES_EACH = 150_000;

export const shareOf = (positions: number): number => Math.min(NODES_EACH, Math.ceil(NODES / positions));

const forWhite = (turn: Color, score: number): number => (turn === 'white' ? score : 0 - score);

export const findingFrom = (line: Line, { score, line: best }: Opinion): Finding => ({
  score: forWhite(lastPosition(line).turn, score),
  best: best.slice(0, KEPT).map((move) => makeFullMove(line.variant, move)),
});

function before(score: number): number {
  if (Math.abs(score) < DECIDED) return score;
  return score > 0 ? score - 1 : score + 1;
}

export function plainFinding(line: Line, next: Finding | null): Finding | null {
  const ending = endingOf(line);
  if (ending) return { score: ending.winner === null ? 0 : forWhite(ending.winner, WON), best: [] };
  const [only, ...others] = legalMoves(line.variant, lastPosition(line));
  if (!only || others.length > 0 || !next) return null;
  const best = [makeFullMove(line.variant, only), ...next.best].slice(0, KEPT);
  return { score: before(next.score), best };
}

export const stagesOf = (line: Line): readonly Line[] => line.positions.map((_, ply) => lineAt(line, ply));

export function readBest(line: Line, best: readonly string[]): Line {
  let played = line;
  for (const text of best) {
    const { variant } = played;
    const move = legalMoves(variant, lastPosition(played)).find(
      (legal) => makeFullMove(variant, legal) === text,
    );
    if (!move) break;
    played = extend(played, move);
  }
  return played;
}

export const SUBJECT_KINDS = ['game', 'record'] as const;

export interface Subject {
  readonly kind: (typeof SUBJECT_KINDS)[number];
  readonly id: string;
}

/** What an analysis finds: of each position of a line what it is worth and what is best there. Plain data, as it is stored. */
import { endingOf } from '../draughts/ending.ts';
import { extend, lastPosition, type Line } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import type { Color, Move } from '../draughts/types.ts';
import { DECIDED, WON } from '../engine/search/score.ts';
import { makeFullMove } from '../notation/move.ts';

export interface Finding {
  /** Hundredths of a man, from White's point of view; from 29,000 on it is won by force. */
  readonly score: number;
  /** The best line in full notation; empty where the game is over. */
  readonly best: readonly string[];
}

/** What a search says of a position, from the point of view of the side to move. */
export interface Opinion {
  readonly score: number;
  readonly line: readonly Move[];
}

/** Counted up when the same game would be judged otherwise, by the search, by its weights or by its limits. */
export const ANALYSIS_VERSION = 1;

/** The longest game that is analyzed, in plies, which bounds the time together with `NODES`. */
export const LONGEST_ANALYSIS = 600;

/** Moves of a best line that are kept: enough to see the point of a shot. */
const KEPT = 8;

/** Positions searched for a whole game, and for one of its positions at most. */
const NODES = 12_000_000;
const NODES_EACH = 150_000;

/** How many nodes each of so many positions gets. */
export const shareOf = (positions: number): number => Math.min(NODES_EACH, Math.ceil(NODES / positions));

/** From White's point of view what is so much worth to this side. */
const forWhite = (turn: Color, score: number): number => (turn === 'white' ? score : 0 - score);

/** A search's opinion of the last position of a line. */
export const findingFrom = (line: Line, { score, line: best }: Opinion): Finding => ({
  score: forWhite(lastPosition(line).turn, score),
  best: best.slice(0, KEPT).map((move) => makeFullMove(line.variant, move)),
});

/** One ply before a forced result. */
function before(score: number): number {
  if (Math.abs(score) < DECIDED) return score;
  return score > 0 ? score - 1 : score + 1;
}

/**
 * What is known of a line's last position without a search: how the game ended, or where there is one move only, what is
 * known of the position after it, if the line went on so. `null` where there is a choice.
 */
export function plainFinding(line: Line, next: Finding | null): Finding | null {
  const ending = endingOf(line);
  if (ending) return { score: ending.winner === null ? 0 : forWhite(ending.winner, WON), best: [] };
  const [only, ...others] = legalMoves(line.variant, lastPosition(line));
  if (!only || others.length > 0 || !next) return null;
  const best = [makeFullMove(line.variant, only), ...next.best].slice(0, KEPT);
  return { score: before(next.score), best };
}

/** The lines that end at each position of a line, from its start on. */
export function stagesOf({ variant, positions, moves }: Line): readonly Line[] {
  return positions.map((_, ply) => ({
    variant,
    positions: positions.slice(0, ply + 1),
    moves: moves.slice(0, ply),
  }));
}

/** The moves of a best line, read again; as far as they are legal. */
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

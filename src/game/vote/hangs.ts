/** Whether a move gives away men, according to a search of captures without the engine. */
import { legalMoves } from '../../draughts/moves.ts';
import { play } from '../../draughts/position.ts';
import type { Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { lastPosition } from '../../draughts/line.ts';
import { makeFullMove } from '../../notation/move.ts';
import type { Game } from '../game.ts';
import { lineOf } from '../line.ts';

/** If a move gives away this many pieces, the voter is asked to confirm. */
const MANY = 2;
/** How many positions to search per question. */
const MOST = 2000;

interface Budget {
  left: number;
}

/** How much the side to move gains by forced captures; 0 without a capture, NaN if too many. */
function gainOf(variant: Variant, position: Position, budget: Budget): number {
  budget.left -= 1;
  if (budget.left < 0) return Number.NaN;
  const captures = legalMoves(variant, position).filter(({ taken }) => taken.length > 0);
  if (captures.length === 0) return 0;
  return Math.max(...captures.map((move) => valueOf(variant, position, move, budget)));
}

const valueOf = (variant: Variant, position: Position, move: Move, budget: Budget): number =>
  move.taken.length - gainOf(variant, play(variant, position, move), budget);

/**
 * How many more pieces this move loses than the best move, counting only captures; 0 if fewer than
 * two, or if losing pieces wins.
 */
export function piecesHung(game: Game, text: string): number {
  const line = lineOf(game);
  const { variant } = line;
  if (variant.goal === 'lose') return 0;
  const position = lastPosition(line);
  const legal = legalMoves(variant, position);
  const chosen = legal.find((move) => makeFullMove(variant, move) === text);
  if (!chosen) return 0;
  const budget: Budget = { left: MOST };
  const value = (move: Move): number => valueOf(variant, position, move, budget);
  const own = value(chosen);
  if (own > -MANY) return 0;
  const best = Math.max(...legal.map(value));
  return best - own >= MANY ? best - own : 0;
}

/** A game by DXP under way, as one of its two programs sees it. */
import { endingOf } from '../../draughts/ending.ts';
import { lastPosition, type Line } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import type { EndReason } from './message.ts';

/** Moves that a game is expected to go on for. */
const MOVES_LEFT = 30;

export interface Game {
  readonly line: Line;
  /** Our colour. */
  readonly color: Color;
  /** Milliseconds left for our moves. */
  readonly ms: number;
  /** The moves of the whole game; 0 is any number. */
  readonly moves: number;
}

export const isOurTurn = ({ line, color }: Game): boolean => lastPosition(line).turn === color;

/** Why we, when we are to move, end the game; `null` while it goes on. */
export function reasonToEnd({ line, color, moves }: Game): EndReason | null {
  const ending = endingOf(line);
  if (ending?.winner === null) return 'draw';
  if (ending) return ending.winner === color ? 'wins' : 'resigns';
  return moves > 0 && line.moves.length >= 2 * moves ? 'none' : null;
}

/** The least time for a move. */
const SHORTEST = 10;

/** A share of what is left, in milliseconds. */
export function timeFor({ line, ms, moves }: Game): number {
  const left = moves > 0 ? moves - Math.floor(line.moves.length / 2) : MOVES_LEFT;
  return Math.max(SHORTEST, ms / Math.max(4, Math.min(left + 2, MOVES_LEFT)));
}

/**
 * A line of play written so short that a button's id holds it: two letters or digits a move, its place among the legal
 * moves. It only means something together with the game and its number of moves.
 */
import { endingOf } from '../draughts/ending.ts';
import { extend, lastPosition, type Line } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';

const STEP = /^[0-9a-z]{2}$/u;
const BASE = 36;

/** How the legal move at this place is written. */
export const stepOf = (index: number): string => index.toString(BASE).padStart(2, '0');

/** The line that goes on from `line` as written; `null` when it does not lead anywhere. */
export function followPath(line: Line, path: string): Line | null {
  const steps = path.match(/.{1,2}/gu) ?? [];
  return steps.reduce<Line | null>((now, step) => now && followStep(now, step), line);
}

function followStep(line: Line, step: string): Line | null {
  if (!STEP.test(step) || (line.moves.length > 0 && endingOf(line))) return null;
  const move = legalMoves(line.variant, lastPosition(line))[Number.parseInt(step, BASE)];
  return move ? extend(line, move) : null;
}

/** What the board is worth by itself, with no look ahead: to whoever does not see what may be taken next. */
import { lastPosition, type Line } from '../../draughts/line.ts';
import { groundOf } from '../ground/groundOf.ts';
import type { Knowledge } from './knowledge.ts';
import { ROOT } from './root.ts';

/** Hundredths of a man after the line, from the side to move's point of view. */
export function glance(line: Line, { evaluate }: Knowledge): number {
  groundOf(line.variant).load(lastPosition(line), ROOT);
  return evaluate(ROOT);
}

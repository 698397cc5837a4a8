/** How games end by the rules of the board. Agreement and resignation are handled elsewhere. */
import type { Count, SuddenDraw, CountRule, EndRule } from './draws/drawRule.ts';
import { lastPosition, type Line } from './line.ts';
import { canMove } from './moves.ts';
import { once } from './once.ts';
import { commanders, opponentOf } from './piece.ts';
import type { Color, Position } from './types.ts';
import type { AnyVariant } from './variant.ts';

export { END_RULES, type CountRule, type DrawName, type EndRule } from './draws/drawRule.ts';

export interface Ending {
  readonly winner: Color | null;
  readonly by: EndRule;
}

export interface Countdown {
  readonly rule: CountRule;
  /** Moves of both sides; 1 means that the next move is the last. */
  readonly movesLeft: number;
}

/**
 * How a game has ended; null while it continues. A win takes precedence over a draw by the same
 * move.
 *
 * @example
 * const russian = variantOf('russian');
 * const running = unwrap(parseFen(russian, 'B:Wc3:Ba5'));
 * endingOf(startLine(russian, running)) // => null
 * const lost = unwrap(parseFen(russian, 'B:Wc3:B'));
 * endingOf(startLine(russian, lost)) // => { winner: 'white', by: 'no-pieces' }
 */
export const endingOf = (line: Line<AnyVariant>): Ending | null => endingFor(line);

const endingFor = once((line: Line<AnyVariant>): Ending | null => winOf(line) ?? drawOf(line));

/**
 * The running draw count that ends first, in moves of both sides; null if no count is running.
 *
 * @example
 * const international = variantOf('international');
 * const position = unwrap(parseFen(international, 'W:WK28,K33:BK5'));
 * const [move] = legalMoves(international, position);
 * countdownOf(extend(startLine(international, position), move)) // => { rule: 'few-pieces-5', movesLeft: 5 }
 */
export function countdownOf(line: Line<AnyVariant>): Countdown | null {
  const [nearest] = verdicts(line)
    .filter(isRunning)
    .toSorted((a, b) => a.pliesLeft - b.pliesLeft);
  return nearest ? { rule: nearest.rule, movesLeft: Math.ceil(nearest.pliesLeft / 2) } : null;
}

function winOf(line: Line<AnyVariant>): Ending | null {
  const { variant } = line;
  const position = lastPosition(line);
  if (variant.goal === 'first-king' && hasKing(position, opponentOf(position.turn))) {
    return { winner: opponentOf(position.turn), by: 'first-king' };
  }
  if (canMove(variant, position)) return null;
  const by = commanders(position, position.turn).length === 0 ? 'no-pieces' : 'no-moves';
  return { winner: variant.goal === 'lose' ? position.turn : opponentOf(position.turn), by };
}

const hasKing = (position: Position, color: Color): boolean =>
  commanders(position, color).some(({ role }) => role === 'king');

function drawOf(line: Line<AnyVariant>): Ending | null {
  const count = verdicts(line).find(({ pliesLeft }) => pliesLeft === 0);
  return count ? { winner: null, by: count.rule } : null;
}

const verdicts = (line: Line<AnyVariant>): readonly (Count | SuddenDraw)[] =>
  line.variant.draws.flatMap(({ judge }) => judge(line) ?? []);

const isRunning = (verdict: Count | SuddenDraw): verdict is Count => verdict.pliesLeft > 0;

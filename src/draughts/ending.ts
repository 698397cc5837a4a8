/**
 * How a line of play ends by the rules of the board. Agreement and resignation are between people and not judged here.
 */
import type { Count } from './draws/drawRule.ts';
import type { EndRule } from './endRules.ts';
import { lastPosition, type Line } from './line.ts';
import { legalMoves } from './moves.ts';
import { commanders, opponent } from './piece.ts';
import type { Color } from './types.ts';

export { END_RULES, type EndRule } from './endRules.ts';

/** How a game ended. */
export interface Ending {
  /** `null` for a draw. */
  readonly winner: Color | null;
  readonly by: EndRule;
}

/** How near a counted draw is. */
export interface Countdown {
  readonly rule: EndRule;
  /** Moves, each of both sides, that may still be played: 1 means that this one is the last. */
  readonly movesLeft: number;
}

/** How the line has ended, or `null` while it goes on. A win goes before a draw that comes with the same move. */
export const endingOf = (line: Line): Ending | null => won(line) ?? drawn(line);

/** The nearest draw whose count is running; `null` when none is, or when it has run out. */
export function countdownOf(line: Line): Countdown | null {
  const running = runningCounts(line).filter(({ pliesLeft }) => pliesLeft > 0);
  const [nearest] = running.toSorted((a, b) => a.pliesLeft - b.pliesLeft);
  return nearest ? { rule: nearest.rule, movesLeft: Math.ceil(nearest.pliesLeft / 2) } : null;
}

function won(line: Line): Ending | null {
  const { variant } = line;
  const position = lastPosition(line);
  if (legalMoves(variant, position).length > 0) return null;
  const by = commanders(position, position.turn).length === 0 ? 'no-pieces' : 'no-moves';
  return { winner: variant.goal === 'lose' ? position.turn : opponent(position.turn), by };
}

function drawn(line: Line): Ending | null {
  const count = runningCounts(line).find(({ pliesLeft }) => pliesLeft === 0);
  return count ? { winner: null, by: count.rule } : null;
}

const runningCounts = (line: Line): readonly Count[] =>
  line.variant.draws.flatMap((rule) => rule(line) ?? []);

/**
 * Looking for puzzles as a conversation: the search yields a position that it wants to know about, and is told what the
 * engine thinks of it. So it is pure, and whoever leads it may think at once, on another thread, or tomorrow.
 */
import { endingOf } from '../../draughts/ending.ts';
import { lastPosition, type Line } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import type { Limits } from '../search/limits.ts';
import { WON } from '../search/score.ts';

/** What is to be thought about: what is best after the line. */
export interface Question {
  readonly line: Line;
  readonly limits: Limits;
}

/** What the engine thinks; `score` as the side to move sees it, in hundredths of a man. */
export interface Opinion {
  readonly move: Move;
  readonly score: number;
}

/** A search that asks as it goes, and comes to a `T`. */
export type Inquiry<T> = Generator<Question, T, Opinion | null>;

/** What a line is worth to the side to move, by the rules if it has ended. */
export function* worthOf(line: Line, limits: Limits): Inquiry<number> {
  const ending = endingOf(line);
  if (ending) {
    if (ending.winner === null) return 0;
    return ending.winner === lastPosition(line).turn ? WON : -WON;
  }
  const opinion = yield { line, limits };
  return opinion?.score ?? 0;
}

/** Counts the lines of play from an 8x8 position: the published measure of a generator's truth, and its speed. */
import { board, turned } from './board.ts';
import { generate } from './generate.ts';
import { shared } from '../stack.ts';

const { stack } = shared;
const { WORDS } = board;

/**
 * The number of distinct lines of `depth` plies (1 or more). Lists at the last ply are generated in full and counted,
 * their moves are not made. Positions without a move count nothing.
 */
export function perft(
  facts: number,
  me: number,
  opponent: number,
  crowned: number,
  depth: number,
  at = 0,
): number {
  const end = generate(facts, me, opponent, crowned, at);
  if (end < 0) return Number.NaN;
  if (depth === 1) return (end - at) / WORDS;
  // A quiet move leaves the opponent's pieces as they were, so most successors share this word.
  const opponentTurned = turned(opponent);
  let lines = 0;
  for (let p = at; p < end; p += WORDS) {
    const them = stack[p + 1]!;
    const royals = stack[p + 2]!;
    lines += perft(
      facts,
      them === opponent ? opponentTurned : turned(them),
      turned(stack[p]!),
      royals === 0 ? 0 : turned(royals),
      depth - 1,
      end,
    );
  }
  return lines;
}

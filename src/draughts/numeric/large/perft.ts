/** Counts the lines of play from a 10x10 position, as `small/perft.ts` does on the small board. */
import { board, turnedHalf } from './board.ts';
import { facts as FACTS } from '../facts.ts';
import { turnedRuns } from './kingRuns.ts';
import { generate } from './generate.ts';
import { shared } from '../stack.ts';

const { stack } = shared;
const { WORDS } = board;
const { KINGS_REST } = FACTS;

/** The number of distinct lines of `depth` plies (1 or more); see `perft`. */
export function perft(
  facts: number,
  meLo: number,
  meHi: number,
  themLo: number,
  themHi: number,
  kingsLo: number,
  kingsHi: number,
  runs: number,
  depth: number,
  at = 0,
): number {
  const end = generate(facts, meLo, meHi, themLo, themHi, kingsLo, kingsHi, runs, at);
  if (end < 0) return Number.NaN;
  if (depth === 1) return (end - at) / WORDS;
  // A quiet move leaves the opponent's pieces as they were, so most successors share these words.
  const sameLo = turnedHalf(themHi);
  const sameHi = turnedHalf(themLo);
  let lines = 0;
  for (let p = at; p < end; p += WORDS) {
    const lo = stack[p + 3]!;
    const hi = stack[p + 2]!;
    const crownedLo = stack[p + 5]!;
    const crownedHi = stack[p + 4]!;
    lines += perft(
      facts,
      lo === themHi ? sameLo : turnedHalf(lo),
      hi === themLo ? sameHi : turnedHalf(hi),
      turnedHalf(stack[p + 1]!),
      turnedHalf(stack[p]!),
      crownedLo === 0 ? 0 : turnedHalf(crownedLo),
      crownedHi === 0 ? 0 : turnedHalf(crownedHi),
      (facts & KINGS_REST) === 0 ? 0 : turnedRuns(stack[p + 7]!),
      depth - 1,
      end,
    );
  }
  return lines;
}

/** Berger tables (FIDE C.05, Annex 1): everybody meets everybody, with colors as even as they can be. */
import type { Pair, Pairing } from '../event.ts';

/** One round; `count` is even, and the last number may stand for nobody. */
function bergerRound(count: number, round: number): readonly Pair[] {
  const half = count / 2;
  /** Each round adds half of the players to every number but the last, which stays. */
  const turned = (number: number): number => ((number - 1 + half * (round - 1)) % (count - 1)) + 1;
  return Array.from({ length: half }, (_, board) => {
    if (board > 0) return { white: turned(board + 1), black: turned(count - board) };
    const other = turned(1);
    return round % 2 === 1 ? { white: other, black: count } : { white: count, black: other };
  });
}

/** All rounds for 2 players or more, in the table's order of boards. With an odd number one is free each round. */
export function bergerTable(players: number): readonly Pairing[] {
  const count = players + (players % 2);
  return Array.from({ length: count - 1 }, (_, index) => {
    const pairs = bergerRound(count, index + 1);
    const free = pairs.find(({ white, black }) => white > players || black > players);
    return {
      pairs: pairs.filter((pair) => pair !== free),
      bye: free ? Math.min(free.white, free.black) : null,
    };
  });
}

const swapped = ({ pairs, bye }: Pairing): Pairing => ({
  pairs: pairs.map(({ white, black }) => ({ white: black, black: white })),
  bye,
});

/**
 * All rounds of a round robin. The second cycle repeats the first with colors exchanged; then the last two rounds of the first
 * one change places, so that nobody has one color three times in a row.
 */
export function roundRobin(players: number, cycles: 1 | 2): readonly Pairing[] {
  const table = bergerTable(players);
  if (cycles === 1) return table;
  return [...table.slice(0, -2), ...table.slice(-2).toReversed(), ...table.map(swapped)];
}

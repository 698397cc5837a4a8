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

/** How many rounds one cycle of 2 players or more has. */
export const roundsIn = (players: number): number => players + (players % 2) - 1;

/** A round of one cycle, counted from 0. With an odd number of players one is free. */
function cycleRound(players: number, index: number): Pairing {
  const pairs = bergerRound(players + (players % 2), index + 1);
  const free = pairs.find(({ white, black }) => white > players || black > players);
  return {
    pairs: pairs.filter((pair) => pair !== free),
    bye: free ? Math.min(free.white, free.black) : null,
  };
}

const swapped = ({ pairs, bye }: Pairing): Pairing => ({
  pairs: pairs.map(({ white, black }) => ({ white: black, black: white })),
  bye,
});

/**
 * A round of a round robin, counted from 0; `null` where there is none. The second cycle repeats the first with colors exchanged;
 * then the last two rounds of the first one change places, so that nobody has one color three times in a row.
 */
export function tableRound(players: number, cycles: 1 | 2, index: number): Pairing | null {
  const rounds = roundsIn(players);
  if (players < 2 || index < 0 || index >= cycles * rounds) return null;
  if (index >= rounds) return swapped(cycleRound(players, index - rounds));
  const isExchanged = cycles === 2 && rounds > 1 && index >= rounds - 2;
  return cycleRound(players, isExchanged ? 2 * rounds - 3 - index : index);
}

/** All rounds of a round robin. */
export const roundRobin = (players: number, cycles: 1 | 2): readonly Pairing[] =>
  Array.from({ length: cycles * roundsIn(players) }, (_, index) => tableRound(players, cycles, index)).filter(
    (round) => round !== null,
  );

/** Berger tables (FIDE C.05, Annex 1): everyone meets everyone, with colors as even as possible. */
import type { Pair, Pairing } from '../event.ts';

function bergerRound(count: number, round: number): readonly Pair[] {
  const half = count / 2;
  /** Each round adds half of the number of players to every number except the last. */
  const turned = (number: number): number => ((number - 1 + half * (round - 1)) % (count - 1)) + 1;
  return Array.from({ length: half }, (_, board) => {
    if (board > 0) return { white: turned(board + 1), black: turned(count - board) };
    const other = turned(1);
    return round % 2 === 1 ? { white: other, black: count } : { white: count, black: other };
  });
}

export const roundsIn = (players: number): number => players + (players % 2) - 1;

function cycleRound(players: number, index: number): Pairing {
  const pairs = bergerRound(players + (players % 2), index + 1);
  const free = pairs.find(({ white, black }) => white > players || black > players);
  return {
    pairs: pairs.filter((pair) => pair !== free),
    bye: free ? Math.min(free.white, free.black) : null,
  };
}

const swapColors = ({ pairs, bye }: Pairing): Pairing => ({
  pairs: pairs.map(({ white, black }) => ({ white: black, black: white })),
  bye,
});

/** From 0. A first cycle's last two rounds are swapped, to avoid a color three times in a row. */
export function tableRound(players: number, cycles: 1 | 2, index: number): Pairing | null {
  const rounds = roundsIn(players);
  if (players < 2 || index < 0 || index >= cycles * rounds) return null;
  if (index >= rounds) return swapColors(cycleRound(players, index - rounds));
  const isExchanged = cycles === 2 && rounds > 1 && index >= rounds - 2;
  return cycleRound(players, isExchanged ? 2 * rounds - 3 - index : index);
}

export const roundRobin = (players: number, cycles: 1 | 2): readonly Pairing[] =>
  Array.from({ length: cycles * roundsIn(players) }, (_, index) => tableRound(players, cycles, index)).filter(
    (round) => round !== null,
  );

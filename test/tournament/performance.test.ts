/** What a score against rated opponents is worth: by the federation's table (FIDE B.02 8.1.1), and linearly as draughts sites have it. */
import { expect, test } from 'vitest';
import type { Result, Round } from '../../src/tournament/event.ts';
import { standingsFor } from '../../src/tournament/standings/standings.ts';

/** The first player's values after so many wins, draws and losses against opponents of these ratings, each in a round of its own. */
function valuesOf(results: readonly Result[], ratings: readonly (number | undefined)[]) {
  const players = [
    { number: 1, rating: 1500 },
    ...ratings.map((rating, index) => ({ number: index + 2, rating })),
  ];
  const rounds = results.map((result, index): Round => ({
    pairs: [{ white: 1, black: index + 2, result }],
    bye: null,
    absent: players
      .filter(({ number }) => number !== 1 && number !== index + 2)
      .map(({ number }) => ({ number, kind: 'zero' })),
  }));
  const event = { system: 'dutch', players, rounds, expectedRounds: results.length } as const;
  const scoring = { win: 2, draw: 1, loss: 0, bye: 2 };
  const table = standingsFor({ ...event, scoring, initialColor: 'white', forbidden: [] }, [
    'ARO',
    'TPR',
    'LP',
  ]);
  return table.find(({ number }) => number === 1)?.tieBreaks;
}

const EVEN = [1500, 1600, 1700];

test.each([
  ['100 % is 800 above', ['1-0', '1-0', '1-0'], EVEN, [1600, 2400, 2100]],
  ['0 % is 800 below', ['0-1', '0-1', '0-1'], EVEN, [1600, 800, 1100]],
  ['50 % is the mean', ['1-0', '=', '0-1'], EVEN, [1600, 1600, 1600]],
  ['67 %', ['1-0', '1-0', '0-1'], EVEN, [1600, 1725, 1767]],
  ['33 %', ['=', '=', '0-1'], EVEN, [1600, 1475, 1433]],
  ['halves are rounded up', ['1-0', '='], [1500, 1501], [1501, 1694, 1751]],
  ['forfeits are no games', ['1-0', '+-', '-+'], EVEN, [1500, 2300, 2000]],
  ['without a game there is none', ['+-'], [1500], [null, null, null]],
  ['nor where somebody has no rating', ['1-0', '1-0'], [1500, undefined], [null, null, null]],
] as const)('%s', (_, results, ratings, values) => {
  expect(valuesOf(results, ratings)).toEqual(values);
});

/** Random Double-Swiss events of up to eight players, held against all pairings there are. */
import { expect, test } from 'vitest';
import { pairDoubleSwiss } from '../../src/tournament/doubleSwiss/pairDoubleSwiss.ts';
import { bruteDoubleSwiss } from './bruteDoubleSwiss.ts';
import { playDoubleSwiss, RUNS } from './randomEvents.ts';

test('the first of the best of all pairings', { timeout: 0 }, () => {
  let rounds = 0;
  for (let seed = 1; seed <= RUNS; seed += 1)
    playDoubleSwiss(seed, 2, 8, (event, absent) => {
      const pairing = pairDoubleSwiss(event, absent);
      const where = JSON.stringify({ seed, round: event.rounds.length + 1 });
      const found = pairing.ok ? pairing.value : null;
      expect([where, found]).toEqual([where, bruteDoubleSwiss(event, absent)]);
      rounds += 1;
      return found;
    });
  expect(rounds).toBeGreaterThan(RUNS);
});

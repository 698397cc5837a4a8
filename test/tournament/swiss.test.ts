/**
 * Swiss systems, compared round by round with tournaments paired by other programs: pairs, colors,
 * boards, byes.
 */
import { describe, expect, test } from 'vitest';
import { pairDoubleSwiss } from '../../src/tournament/doubleSwiss/pairDoubleSwiss.ts';
import { pairDutch } from '../../src/tournament/dutch/pairDutch.ts';
import { casesOf, DutchPair, eventOf, MatchPair, readLines } from './oracle.ts';

const dutch = readLines('dutch.jsonl.gz', eventOf(DutchPair)).map((event) =>
  casesOf(event).map((each) => ({ ...each, pairing: pairDutch(each.event, each.absent) })),
);
const doubleSwiss = readLines('double-swiss.jsonl.gz', eventOf(MatchPair)).map((event) =>
  casesOf(event).map((each) => ({ ...each, pairing: pairDoubleSwiss(each.event, each.absent) })),
);

describe.each([
  ['the Dutch system', 42, dutch],
  ['the Double-Swiss', 84, doubleSwiss],
] as const)('%s', (_, count, tournaments) => {
  test('all tournaments are present', () => expect(tournaments).toHaveLength(count));

  test.each(tournaments.map((rounds) => [rounds[0]?.name ?? '', rounds] as const))(
    '%s …',
    (_name, rounds) => {
      for (const { name, pairing, wanted } of rounds)
        expect([name, pairing.ok ? pairing.value : null]).toEqual([name, wanted]);
    },
  );
});

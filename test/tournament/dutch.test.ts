/** The Dutch system, held round by round against tournaments that bbpPairings paired: pairs, colors, boards, byes. */
import { describe, expect, test } from 'vitest';
import { pairDutch } from '../../src/tournament/dutch/pairDutch.ts';
import { casesOf, DutchPair, eventOf, readLines } from './oracle.ts';

const tournaments = readLines('dutch.jsonl.gz', eventOf(DutchPair));

describe('rounds that another program paired', () => {
  test('are there', () => expect(tournaments.length).toBeGreaterThan(40));

  test.each(tournaments.map((tournament) => [tournament.id, tournament] as const))(
    '%s',
    (_id, tournament) => {
      for (const { name, event, absent, wanted } of casesOf(tournament)) {
        const pairing = pairDutch(event, absent);
        expect([name, pairing.ok ? pairing.value : null]).toEqual([name, wanted]);
      }
    },
  );
});

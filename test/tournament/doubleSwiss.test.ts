/** The Double-Swiss, held round by round against two enumerations of the rules' text by others. */
import { describe, expect, test } from 'vitest';
import { pairDoubleSwiss } from '../../src/tournament/doubleSwiss/pairDoubleSwiss.ts';
import { casesOf, eventOf, MatchPair, readLines } from './oracle.ts';

const tournaments = readLines('double-swiss.jsonl.gz', eventOf(MatchPair));

describe('rounds that others paired', () => {
  test('are there', () => expect(tournaments.length).toBeGreaterThan(20));

  test.each(tournaments.map((tournament) => [tournament.id, tournament] as const))(
    '%s',
    (_id, tournament) => {
      for (const { name, event, absent, wanted } of casesOf(tournament)) {
        const pairing = pairDoubleSwiss(event, absent);
        expect([name, pairing.ok ? pairing.value : null]).toEqual([name, wanted]);
      }
    },
  );
});

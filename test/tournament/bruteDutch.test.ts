/** Random events, held against the rules: small ones against all pairings there are, large ones against the absolute criteria. */
import { expect, test } from 'vitest';
import { pairDutch } from '../../src/tournament/dutch/pairDutch.ts';
import type { Pairing, SwissEvent } from '../../src/tournament/event.ts';
import { bruteDutch } from './bruteDutch.ts';
import { colorOf, mayMeet, peopleOf, type Person } from './brutePeople.ts';
import { playSwiss, RUNS } from './randomEvents.ts';

const pairingOf = (event: SwissEvent, absent: readonly number[]): Pairing | null => {
  const pairing = pairDutch(event, absent);
  return pairing.ok ? pairing.value : null;
};

test('of up to ten players: the best of all pairings, the first of the best', { timeout: 0 }, () => {
  for (let seed = 1; seed <= RUNS; seed += 1)
    playSwiss(seed, 2, 10, (event, absent) => {
      const pairing = pairingOf(event, absent);
      const where = JSON.stringify({ seed, round: event.rounds.length + 1 });
      expect([where, pairing]).toEqual([where, bruteDutch(event, absent)]);
      return pairing;
    });
});

/** What a pairing breaks of the absolute criteria and the rules of colors; nothing, if it is right. */
function broken(event: SwissEvent, absent: readonly number[], { pairs, bye }: Pairing): readonly string[] {
  const people = peopleOf(event, absent);
  const named = new Map<number, Person>(people.map((person) => [person.number, person]));
  const placed = [...pairs.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])];
  const faults: string[] = [];
  if (placed.length !== people.length || new Set(placed).size !== placed.length)
    faults.push('not everybody once');
  if ((bye !== null) !== (people.length % 2 === 1)) faults.push('a bye that is not needed, or none');
  if (bye !== null && !named.get(bye)?.mayHaveBye) faults.push(`C2: ${bye}`);
  for (const { white, black } of pairs) {
    const [one, other] = [named.get(white)!, named.get(black)!];
    if (!mayMeet(event, one, other)) faults.push(`C1, C3: ${white}-${black}`);
    const [high, low] = people.indexOf(one) < people.indexOf(other) ? [one, other] : [other, one];
    if ((colorOf(high, low, event.initialColor) === 'W') !== (high === one))
      faults.push(`5.2: ${white}-${black}`);
  }
  return faults;
}

test('of up to forty players: no absolute criterion is broken', { timeout: 0 }, () => {
  let rounds = 0;
  for (let seed = 1; seed <= RUNS; seed += 1)
    playSwiss(1_000_000 + seed, 2, 40, (event, absent) => {
      const pairing = pairingOf(event, absent);
      expect([seed, pairing ? broken(event, absent, pairing) : []]).toEqual([seed, []]);
      rounds += 1;
      return pairing;
    });
  expect(rounds).toBeGreaterThan(RUNS);
});

/** Knockouts: brackets from other sources, and properties of every bracket. */
import { assert, boolean, infiniteStream, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { WonMatch } from '../../src/tournament/event.ts';
import { bracketOrder, pairKnockOut, roundsOf } from '../../src/tournament/knockOut/pairKnockOut.ts';
import { eventOf, readLines, WonPair } from './oracle.ts';

const events = readLines('knock-out.jsonl.gz', eventOf(WonPair));

test('over ten brackets of other programs exist', () => expect(events.length).toBeGreaterThan(10));

test.each(events.map((event) => [event.id, event] as const))(
  'the bracket from another program has the same pairs: %s',
  (_id, event) => {
    for (const [index, round] of event.rounds.entries()) {
      const answer = pairKnockOut({
        players: event.players,
        initialColor: event.initialColour,
        hasThirdPlace: event.thirdPlace ?? false,
        rounds: event.rounds.slice(0, index),
      });
      expect(answer).toEqual({
        ok: true,
        value: {
          pairs: round.pairs.map(({ white, black }) => ({ white, black })),
          byes: round.byes ?? [],
        },
      });
    }
  },
);

test('a bracket has the right order of eight seeds', () =>
  expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]));

const seeds = (count: number) => Array.from({ length: count }, (_, index) => ({ number: index + 1 }));

function play(
  players: number,
  better: (match: number) => boolean,
): readonly { readonly pairs: readonly WonMatch[] }[] {
  const rounds: { pairs: WonMatch[] }[] = [];
  for (let match = 0; ;) {
    const answer = pairKnockOut({
      players: seeds(players),
      initialColor: 'white',
      hasThirdPlace: false,
      rounds,
    });
    if (!answer.ok) return rounds;
    rounds.push({
      pairs: answer.value.pairs.map(({ white, black }) => {
        match += 1;
        const [high, low] = [Math.min(white, black), Math.max(white, black)];
        return { white, black, winner: better(match) ? high : low };
      }),
    });
  }
}

test('everybody but the winner loses once, in as many rounds as the bracket has', () => {
  assert(
    property(integer({ min: 2, max: 70 }), infiniteStream(boolean()), (players, chance) => {
      const rounds = play(players, () => chance.next().value ?? true);
      const losers = rounds
        .flatMap(({ pairs }) => pairs)
        .map(({ white, black, winner }) => (winner === white ? black : white));
      expect(rounds.length).toBe(roundsOf(players));
      expect(new Set(losers).size).toBe(players - 1);
      expect(losers.length).toBe(players - 1);
    }),
  );
});

test('a match that is not in the bracket is refused', () => {
  const rounds = [{ pairs: [{ white: 1, black: 2, winner: 1 }] }];
  expect(pairKnockOut({ players: seeds(4), initialColor: 'white', hasThirdPlace: false, rounds })).toEqual({
    ok: false,
    problem: 'not-of-bracket',
  });
});

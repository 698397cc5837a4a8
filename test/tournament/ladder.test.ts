/**
 * The places on a ladder, listed from the top: the winner of a challenge takes the challenged
 * place, and the players in between move down by one.
 */
import { expect, test } from 'vitest';
import { RESULTS } from '../../src/tournament/event.ts';
import {
  ladderAfter,
  ladderOrder,
  ladderRows,
  type LadderEvent,
} from '../../src/tournament/ladder/places.ts';

const numberOf = (letter: string): number => letter.charCodeAt(0) - 64;
const drawn = (order: readonly number[]): string =>
  order.map((number) => String.fromCharCode(number + 64)).join(' ');

/** `D>B 0-1`: D challenged B, who has White, and Black won. `+F`: F joins at the bottom. */
function eventOf(text: string): LadderEvent {
  if (text.startsWith('+')) return { joins: numberOf(text.charAt(1)) };
  const [pair = '', result = ''] = text.split(' ');
  const found = RESULTS.find((each) => each === result);
  if (!found) throw new Error(`no result: ${text}`);
  return { black: numberOf(pair.charAt(0)), white: numberOf(pair.charAt(2)), result: found };
}

test.each<[string, string, readonly string[], string]>([
  ['nobody has played', 'A B C D', [], 'A B C D'],
  ['the challenger wins', 'A B C D E', ['D>B 0-1'], 'A D B C E'],
  ['a challenge of the next place', 'A B C D E', ['C>B 0-1'], 'A C B D E'],
  ['the top is taken', 'A B C D E', ['D>A 0-1'], 'D A B C E'],
  ['a draw changes nothing', 'A B C D E', ['D>B ='], 'A B C D E'],
  ['a loss changes nothing', 'A B C D E', ['D>B 1-0'], 'A B C D E'],
  ['declined, or not answered', 'A B C D E', ['D>B -+'], 'A D B C E'],
  ['the challenger does not play', 'A B C D E', ['D>B +-'], 'A B C D E'],
  ['neither plays', 'A B C D E', ['D>B --'], 'A B C D E'],
  ['two steps up', 'A B C D E', ['E>C 0-1', 'E>A 0-1'], 'E A B C D'],
  ['lost and won back', 'A B C D', ['B>A 0-1', 'A>B 0-1'], 'A B C D'],
  // D passed B while they played. D is above already, so the win takes nobody's place.
  ['the challenger is above by now', 'A B C D', ['D>C 0-1', 'D>B 0-1', 'D>A 0-1', 'D>B 0-1'], 'D A B C'],
  [
    'the place that is taken is where the opponent is by now',
    'A B C D E',
    ['C>A 0-1', 'E>B 0-1'],
    'C A E B D',
  ],
  ['a newcomer starts at the bottom', 'A B C D', ['B>A 0-1', '+E', 'E>C 0-1'], 'B A E C D'],
  ['a player who returns starts at the bottom', 'A B C D', ['+A'], 'B C D A'],
])('%s', (_, start, events, end) => {
  expect(drawn(ladderOrder(start.split(' ').map(numberOf), events.map(eventOf)))).toBe(end);
});

test('a player who left is not shown, and players below move up', () => {
  const rows = ladderRows(
    ladderAfter({ order: [1, 2, 3, 4], records: [] }, [eventOf('D>B 0-1')]),
    (number) => number !== 1,
  );
  const expected = [
    [1, 4],
    [2, 2],
    [3, 3],
  ];
  expect(rows.map(({ rank, number }) => [rank, number])).toEqual(expected);
  expect(rows[0]).toMatchObject({ games: 1, won: 1, latest: [{ against: 2, is: 'win' }] });
  expect(rows[1]).toMatchObject({ games: 1, won: 0, latest: [{ against: 4, is: 'loss' }] });
});

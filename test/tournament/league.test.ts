/** Leagues: who is in which group, and who moves up and down from one time to the next. */
import { expect, test } from 'vitest';
import { orderAfter, moversIn, stackGroups } from '../../src/tournament/roundRobin/league.ts';

test.each([
  [8, 2, '1 2 3 4 | 5 6 7 8'],
  [11, 3, '1 2 3 4 | 5 6 7 8 | 9 10 11'],
  [10, 3, '1 2 3 4 | 5 6 7 | 8 9 10'],
  [5, 1, '1 2 3 4 5'],
])('%i players in %i groups: %s', (players, groups, expected) => {
  expect(
    stackGroups(players, groups)
      .map((group) => group.join(' '))
      .join(' | '),
  ).toBe(expected);
});

const groups = (written: string): string[][] => written.split(' | ').map((group) => group.split(' '));

test.each([
  ['one up and one down', 1, 'a b c d | e f g h | i j k l', 'e i', 'd h', 'e a b c d i f g h j k l'],
  ['two up and two down', 2, 'a b c d | e f g h', 'e f', 'c d', 'e f a b c d g h'],
  ['the lowest group has nobody below', 1, 'a b c | d e f', 'd', 'c', 'd a b c e f'],
  ['never more than half of a group', 3, 'a b c d e f g | h i j', 'h', 'g', 'h a b c d e f g i j'],
  ['a single group', 2, 'a b c d', '', '', 'a b c d'],
])('%s', (_, moving, tables, up, down, order) => {
  const movers = moversIn(groups(tables), moving);
  expect([movers.up.join(' '), movers.down.join(' ')]).toEqual([up, down]);
  expect(orderAfter(groups(tables), moving).join(' ')).toBe(order);
});

/** Those who play again, in groups. */
const again = (tables: string, moving: number, size: number, ...missing: readonly string[]): string => {
  const here = orderAfter(groups(tables), moving).filter((player) => !missing.includes(player));
  return stackGroups(here.length, size)
    .map((group) => group.map((seed) => here[seed - 1]).join(' '))
    .join(' | ');
};

test('for whoever is missing above, who would have moved down stays', () => {
  expect(again('a b c d | e f g h', 1, 2)).toBe('e a b c | d f g h');
  expect(again('a b c d | e f g h', 1, 2, 'a', 'h')).toBe('e b c | d f g');
  expect(again('a b c d | e f g h | i j k l', 1, 3, 'b', 'j', 'k')).toBe('e a c | d i f | g h l');
  expect(again('a b c | d e f', 1, 2, 'a')).toBe('d b c | e f');
});

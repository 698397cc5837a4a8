/**
 * Round robins and leagues: Berger's tables from another program, properties of groups, and the
 * players who move up and down.
 */
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pairing } from '../../src/tournament/event.ts';
import { roundRobin } from '../../src/tournament/roundRobin/berger.ts';
import { advancersFor, dealGroups, groupsFor, qualifiers } from '../../src/tournament/roundRobin/groups.ts';
import { readBerger } from './oracle.ts';
import { orderAfter, promotionsIn, stackGroups } from '../../src/tournament/roundRobin/league.ts';

const tables = Object.entries(readBerger());

test.each(tables)('the table for %s players matches the other program’s table', (players, table) => {
  expect(roundRobin(Number(players), 1)).toEqual(table);
});

test('tables of 3 to 16 players were compared', () => expect(tables.length).toBe(14));

const colorsOf = (rounds: readonly Pairing[], player: number): string =>
  rounds
    .map(({ pairs }) => {
      if (pairs.some(({ white }) => white === player)) return 'w';
      return pairs.some(({ black }) => black === player) ? 'b' : '-';
    })
    .join('');

describe('two cycles are paired with exchanged colors', () => {
  const sizes = Array.from({ length: 14 }, (_, index) => [index + 3] as const);

  test.each(sizes)(
    'with %i players, each pair plays twice, with colors exchanged, and nobody has a color three times in a row',
    (players) => {
      const rounds = roundRobin(players, 2);
      const games = rounds.flatMap(({ pairs }) => pairs.map(({ white, black }) => `${white}-${black}`));
      expect(new Set(games).size).toBe(players * (players - 1));
      expect(games.length).toBe(players * (players - 1));
      const thrice = rounds[0]?.pairs
        .flatMap(({ white, black }) => [white, black])
        .filter((player) => /www|bbb/u.test(colorsOf(rounds, player).replaceAll('-', '')));
      expect(thrice).toEqual([]);
    },
  );
});

const groupsIn = (text: string): string[][] => text.split(' | ').map((group) => group.split(' '));
const written = (some: readonly (readonly unknown[])[]): string =>
  some.map((group) => group.join(' ')).join(' | ');

test('players are dealt to groups in alternating order', () => {
  expect(groupsFor(8, 4)).toBe(2);
  expect(dealGroups(8, 2).map(String)).toEqual(['1,4,5,8', '2,3,6,7']);
});

test.each([
  [5, 3, 1],
  [7, 3, 2],
  [8, 3, 2],
  [9, 3, 3],
  [16, 16, 1],
  [17, 16, 2],
  [64, 3, 8],
])('%i players in groups of up to %i make %i groups', (players, size, groups) => {
  expect(groupsFor(players, size)).toBe(groups);
});

test.each([
  ['as many as are wanted', 12, 3, 2, 2],
  ['enough for a final', 8, 2, 1, 2],
  ['not all of a group', 9, 3, 3, 2],
  ['no more than a final holds', 64, 8, 4, 2],
])('the players who advance: %s', (_, players, groups, wanted, advancing) => {
  expect(advancersFor(players, groups, wanted)).toBe(advancing);
});

test('the winners of groups advance before the runners-up', () => {
  expect(qualifiers(groupsIn('a b c | d e f'), 2)).toEqual(['a', 'd', 'b', 'e']);
});

test('groups contain everyone once, and differ in size by at most one', () => {
  assert(
    property(integer({ min: 3, max: 64 }), integer({ min: 3, max: 16 }), (players, size) => {
      const dealt = dealGroups(players, groupsFor(players, size));
      const sizes = dealt.map((group) => group.length);
      const all = Array.from({ length: players }, (_, seed) => seed + 1);
      expect(dealt.flat().sort((a, b) => a - b)).toEqual(all);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(16);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
      const final = dealt.length * advancersFor(players, dealt.length, 2);
      expect(dealt.length === 1 || (final >= 3 && final <= 16 && final < players)).toBe(true);
    }),
  );
});

test.each([
  [8, 2, '1 2 3 4 | 5 6 7 8'],
  [11, 3, '1 2 3 4 | 5 6 7 8 | 9 10 11'],
  [10, 3, '1 2 3 4 | 5 6 7 | 8 9 10'],
  [5, 1, '1 2 3 4 5'],
])('%i players in %i groups: %s', (players, size, expected) => {
  expect(written(stackGroups(players, size))).toBe(expected);
});

test.each([
  ['one up and one down', 1, 'a b c d | e f g h | i j k l', 'e i', 'd h', 'e a b c d i f g h j k l'],
  ['two up and two down', 2, 'a b c d | e f g h', 'e f', 'c d', 'e f a b c d g h'],
  ['the lowest group has nobody below', 1, 'a b c | d e f', 'd', 'c', 'd a b c e f'],
  ['never more than half of a group', 3, 'a b c d e f g | h i j', 'h', 'g', 'h a b c d e f g i j'],
  ['a single group', 2, 'a b c d', '', '', 'a b c d'],
])('%s', (_, moving, text, up, down, order) => {
  const movers = promotionsIn(groupsIn(text), moving);
  expect([movers.up.join(' '), movers.down.join(' ')]).toEqual([up, down]);
  expect(orderAfter(groupsIn(text), moving).join(' ')).toBe(order);
});

/** The players who will play again, in groups. */
const again = (text: string, moving: number, size: number, ...missing: readonly string[]): string => {
  const here = orderAfter(groupsIn(text), moving).filter((player) => !missing.includes(player));
  return written(stackGroups(here.length, size).map((group) => group.map((seed) => here[seed - 1])));
};

test('if a player in the group above is missing, the player who would have moved down stays', () => {
  expect(again('a b c d | e f g h', 1, 2)).toBe('e a b c | d f g h');
  expect(again('a b c d | e f g h', 1, 2, 'a', 'h')).toBe('e b c | d f g');
  expect(again('a b c d | e f g h | i j k l', 1, 3, 'b', 'j', 'k')).toBe('e a c | d i f | g h l');
  expect(again('a b c | d e f', 1, 2, 'a')).toBe('d b c | e f');
});

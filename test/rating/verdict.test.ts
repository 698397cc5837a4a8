/** Which games count: each rule by itself, at its edge. */
import { describe, expect, test } from 'vitest';
import type { Finished } from '../../src/rating/finished.ts';
import { judge, type Earlier } from '../../src/rating/verdict.ts';
import { DAY, finishedGame, HOUR, NOON, person } from './games.ts';

const swapped = { white: person('boris'), black: person('anna') };
const ago = (hours: number, changes: Partial<Finished> = {}): Earlier =>
  finishedGame({ at: NOON - hours * HOUR, ...changes });
const quick = { plies: 20 };

describe.each<[string, Partial<Finished>, readonly Earlier[], string]>([
  ['a rated game', {}, [], 'counted'],
  ['a draw', { winner: null }, [], 'counted'],
  ['a casual game', { rated: false }, [], 'casual'],
  ['a game against oneself', { players: { white: person('anna'), black: person('anna') } }, [], 'casual'],
  ['two plies of each side', { plies: 4 }, [], 'counted'],
  ['three plies', { plies: 3 }, [], 'short'],
  ['the third game of the day', {}, [ago(1), ago(2)], 'counted'],
  ['the fourth game of the day', {}, [ago(1), ago(2), ago(3)], 'often'],
  ['the fourth, with colours changed', { players: swapped }, [ago(1), ago(2), ago(3)], 'often'],
  ['the fourth, a day after the first', {}, [ago(1), ago(2), ago(24)], 'counted'],
  ['the fourth, not quite a day after the first', {}, [ago(1), ago(2), ago(23.9)], 'often'],
  ['a second quick loss', quick, [ago(30, quick)], 'counted'],
  ['a third quick loss', quick, [ago(30, quick), ago(60, quick)], 'quick'],
  ['a third quick loss after a month', quick, [ago(30, quick), ago(24 * 30, quick)], 'counted'],
  ['a third loss that took its time', { plies: 21 }, [ago(30, quick), ago(60, quick)], 'counted'],
  ['a quick loss after two slow ones', quick, [ago(30), ago(60)], 'counted'],
  ['a quick loss of the other', { ...quick, winner: 'black' }, [ago(30, quick), ago(60, quick)], 'counted'],
  [
    'a quick loss of the same by the other colour',
    { ...quick, players: swapped, winner: 'black' },
    [ago(30, quick), ago(60, quick)],
    'quick',
  ],
  ['a quick draw', { ...quick, winner: null }, [ago(30, quick), ago(60, quick)], 'counted'],
])('%s', (_, changes, earlier, verdict) => {
  test(`is ${verdict}`, () => {
    expect(judge(finishedGame(changes), earlier)).toBe(verdict);
  });
});

test('a game that counts is never judged by games that are older than a month', () => {
  const old = Array.from({ length: 50 }, (_, n) => ago(30 * 24 + n, quick));
  expect(judge(finishedGame({ ...quick, at: NOON + DAY / 2 }), old)).toBe('counted');
});

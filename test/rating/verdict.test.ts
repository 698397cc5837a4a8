/** Which games count: each rule in isolation, at its threshold. */
import { describe, expect, test } from 'vitest';
import type { Finished } from '../../src/rating/finished.ts';
import { judge, type Earlier } from '../../src/rating/verdict.ts';
import { DAY, finishedGame, HOUR, NOON, person } from './games.ts';

const swapped = { white: person('boris'), black: person('anna') };
const ago = (hours: number, changes: Partial<Finished> = {}): Earlier =>
  finishedGame({ at: NOON - hours * HOUR, ...changes });
const quick = { plies: 20 };
/** This many wins by Anna over Boris, one per day, ending this many hours ago. */
const row = (wins: number, hours = 25): readonly Earlier[] =>
  Array.from({ length: wins }, (_, n) => ago(hours + 25 * (wins - 1 - n)));

describe.each<[string, Partial<Finished>, readonly Earlier[], string]>([
  ['a rated game', {}, [], 'counted'],
  ['a draw', { winner: null }, [], 'counted'],
  ['a casual game', { rated: false }, [], 'casual'],
  ['a game against oneself', { players: { white: person('anna'), black: person('anna') } }, [], 'casual'],
  ['five moves of each side', { plies: 10 }, [], 'counted'],
  ['resigned before the fifth reply', { plies: 9, isHasty: true }, [], 'short'],
  ['resigned after four plies', { plies: 4, isHasty: true }, [], 'short'],
  ['drawn by agreement before the fifth reply', { plies: 9, winner: null, isHasty: true }, [], 'short'],
  ['won on the board after nine plies', { plies: 9 }, [], 'counted'],
  ['a game with a young account', { isYoung: true }, [], 'young'],
  ['a fifth win in a row', {}, row(4), 'counted'],
  ['a sixth win in a row', {}, row(5), 'series'],
  ['a sixth win in a row with the other color', { players: swapped, winner: 'black' }, row(5), 'series'],
  ['a sixth win of a series that began more than a month ago', {}, row(5, 26 * 24), 'counted'],
  ['a win after a draw', {}, [...row(5, 24), ago(25, { winner: null })], 'counted'],
  ['a win after a loss', {}, [...row(5, 24), ago(25, { winner: 'black' })], 'counted'],
  ['a draw after five wins in a row', { winner: null }, row(5), 'counted'],
  ['a loss after five wins in a row', { winner: 'black' }, row(5), 'counted'],
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

test('whether a game counts doesn’t depend on games that are older than a month', () => {
  const old = Array.from({ length: 50 }, (_, n) => ago(30 * 24 + n, quick));
  expect(judge(finishedGame({ ...quick, at: NOON + DAY / 2 }), old)).toBe('counted');
});

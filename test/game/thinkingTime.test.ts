/** How long sides think, worked out by hand; Saturday, 7 March 2026, is a day off where weekends are. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { DAY, HOUR, SECOND } from '../../src/game/span.ts';
import { thinkingTimes } from '../../src/game/thinkingTime.ts';
import { newGame, turnsAt } from './table.ts';

const at = (text: string): number => Date.parse(text);

/** A game whose moves, of no matter what, were made at these seconds. */
const movedAt = (seconds: readonly number[], changes: Partial<Game> = {}): Game =>
  newGame({
    turns: turnsAt(...seconds.map((second) => second * SECOND)),
    moves: seconds.map(() => 'c3-d4'),
    ...changes,
  });

describe('thinking', () => {
  test.each([
    ['is nothing before the second ply', [200], { white: [0, 0], black: [0, 0] }],
    ['begins with the answer', [200, 210], { white: [0, 0], black: [1, 10] }],
    ['is each side’s own', [200, 210, 240, 241], { white: [1, 30], black: [2, 11] }],
  ])('%s', (_, seconds, { white, black }) => {
    expect(thinkingTimes(movedAt(seconds))).toEqual({
      white: { moves: white[0], ms: (white[1] ?? 0) * SECOND },
      black: { moves: black[0], ms: (black[1] ?? 0) * SECOND },
    });
  });

  test('is Black’s first where a position lets Black begin', () => {
    expect(thinkingTimes(movedAt([200, 210], { start: 'B:Wc3:Bd6,b6' })).white).toEqual({
      moves: 1,
      ms: 10 * SECOND,
    });
  });

  test('about a move that was taken back counts; the wait for the takeback does not', () => {
    const turns = [...turnsAt(200_000, 210_000), { ply: 1, from: 250_000 }, { ply: 2, from: 253_000 }];
    expect(thinkingTimes(movedAt([200, 253], { turns })).black).toEqual({ moves: 2, ms: 13 * SECOND });
    expect(thinkingTimes(movedAt([200, 253], { turns })).white).toEqual({ moves: 0, ms: 0 });
  });

  test('stands still on weekends off and on vacation', () => {
    const friday = at('2026-03-06T12:00Z');
    const time = { kind: 'correspondence', perMove: DAY, restsWeekendsIn: 'UTC' } as const;
    const turns = [friday - HOUR, friday, at('2026-03-09T01:00Z')].map((from, ply) => ({ ply, from }));
    const game = newGame({ time, turns, moves: ['c3-d4', 'd6-c5'] });
    expect(thinkingTimes(game).black).toEqual({ moves: 1, ms: 13 * HOUR });
    const away = { color: 'black', from: friday, to: friday + 2 * HOUR } as const;
    expect(thinkingTimes({ ...game, vacations: [away] }).black.ms).toBe(11 * HOUR);
  });
});

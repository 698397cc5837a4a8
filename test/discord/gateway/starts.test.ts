/** When connections may begin, and how many there are. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectionsFor } from '../../../src/discord/gateway/grow.ts';
import { ownTurns, pauseForDay } from '../../../src/discord/gateway/identifying.ts';

const DAY = 86_400_000;

describe('a day’s beginnings', () => {
  test.each([
    ['plenty are left', { left: 1000, resetAfter: DAY }, 0],
    ['few are left', { left: 99, resetAfter: 9900 }, 100],
    ['one is left', { left: 1, resetAfter: 5000 }, 5000],
    ['none is left', { left: 0, resetAfter: 7000 }, 7000],
  ])('where %s', (_name, left, pause) => {
    expect(pauseForDay(left)).toBe(pause);
  });

  test('are never used up before the day is over, however often a connection breaks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: DAY }),
        (start, resetAfter) => {
          let [left, now] = [start, 0];
          while (now < resetAfter && left > 0) {
            now += pauseForDay({ left, resetAfter: resetAfter - now });
            if (now < resetAfter) left -= 1;
          }
          expect(left).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('come one by one, with room for others, where the store is away and nobody can be asked', () => {
    let now = 0;
    const wait = ownTurns(() => now);
    expect([wait(), wait(), wait()]).toEqual([6000, 18_000, 30_000]);
    now = 100_000;
    expect(wait()).toBe(6000);
  });
});

describe('how many connections', () => {
  const usual = { current: 4, recommended: 4, isFirst: false, areTooFew: false };
  test.each([
    ['the first time, as many as Discord recommends', { current: null, recommended: 3 }, 3],
    ['no other lives, as many too, also fewer', { isFirst: true, recommended: 2 }, 2],
    ['Discord recommends a little more, no more', { current: 10, recommended: 12 }, 10],
    ['Discord recommends many more, so many', { recommended: 5 }, 5],
    ['Discord recommends fewer, no fewer', { recommended: 1 }, 4],
    [
      'there are too few, as many as Discord recommends',
      { current: 10, recommended: 11, areTooFew: true },
      11,
    ],
    ['there are too few, and yet Discord recommends fewer, no fewer', { recommended: 2, areTooFew: true }, 4],
  ])('where %s', (_name, changes, connections) => {
    expect(connectionsFor({ ...usual, ...changes })).toBe(connections);
  });
});

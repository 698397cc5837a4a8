/** Work that arrives at once is begun turn by turn, so that the event loop hears of everything else in between. */
import { setImmediate } from 'node:timers';
import { expect, test } from 'vitest';
import { oneATurn } from '../../src/discord/oneATurn.ts';

test('of ten that arrive at once each begins in a turn of its own, in their order', async () => {
  const turn = oneATurn();
  let now = 0;
  let isOver = false;
  const count = (): void => {
    now += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      await turn('anna');
      turns.push(now);
    }),
  );
  isOver = true;
  expect(new Set(turns).size).toBe(10);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});

test('who comes after somebody’s hundred waits for one of them only', async () => {
  const turn = oneATurn();
  const begun: string[] = [];
  const begins = async (user: string): Promise<void> => {
    await turn(user);
    begun.push(user);
  };
  const many = Array.from({ length: 100 }, () => begins('anna'));
  await Promise.all([...many, begins('boris')]);
  expect(begun.indexOf('boris')).toBeLessThan(2);
  expect(begun).toHaveLength(101);
});

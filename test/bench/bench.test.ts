import { expect, test } from 'vitest';
import { less, median, more, race } from './bench.ts';

test('a ratio above one is better than the peer, whether less or more is good', () => {
  expect(less('time', 'ms', 2, 'peer', 10).ratio).toBe(5);
  expect(more('rate', 'nodes/s', 10, 'peer', 2).ratio).toBe(5);
});

test('the median is the middle value, however the values come', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(() => median([])).toThrow('nothing');
});

test('contenders take turns, and warm-up rounds don’t count', async () => {
  const calls: string[] = [];
  const times = await race(
    { slow: (round) => calls.push(`slow ${round}`), fast: (round) => calls.push(`fast ${round}`) },
    1,
    1,
  );
  expect(calls).toEqual(['slow 0', 'fast 0', 'slow 1', 'fast 1']);
  expect(times('slow')).toBeGreaterThanOrEqual(0);
});

import { expect, test } from 'vitest';
import { less, median, more } from './bench.ts';

test('a ratio above one means better than the peer, whether lower or higher is better', () => {
  expect(less('time', 'ms', 2, 'peer', 10).ratio).toBe(5);
  expect(more('rate', 'nodes/s', 10, 'peer', 2).ratio).toBe(5);
});

test('the median is the middle value, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(() => median([])).toThrow('nothing');
});

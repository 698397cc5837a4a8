import { expect, test } from 'vitest';
import { makeCache } from '../src/cache.ts';

test('a cache keeps recently used entries and drops the least recently used', () => {
  const cache = makeCache<string>(2);
  cache.get('a', () => 'first a');
  cache.get('b', () => 'first b');
  cache.get('a', () => 'second a');
  cache.get('c', () => 'first c');
  expect(cache.size).toBe(2);
  expect(cache.get('a', () => 'third a')).toBe('first a');
  expect(cache.get('b', () => 'second b')).toBe('second b');
});

test('a cache never grows beyond its limit', () => {
  const cache = makeCache<number>(10);
  for (let key = 0; key < 1000; key += 1) cache.get(String(key), () => key);
  expect(cache.size).toBe(10);
});

test('a cache computes dropped entries again', () => {
  const cache = makeCache<string>(2);
  cache.get('a', () => 'first a');
  cache.forget('a');
  expect([cache.has('a'), cache.get('a', () => 'second a')]).toEqual([false, 'second a']);
});

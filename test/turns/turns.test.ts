/** Channels take turns, no matter which was first, and the queue has a limit. */
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { fairQueue, type Turns } from '../../src/turns/turns.ts';

const all = (turns: Turns<string>): readonly string[] => {
  const item = turns.next();
  return item === null ? [] : [item, ...all(turns)];
};

test('names take turns, and each name’s tasks are served in order', () => {
  const turns = fairQueue<string>({ each: 9, all: 9 });
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) turns.join(item.charAt(0), item);
  expect(all(turns)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('the number of tasks is limited per name, and in total', () => {
  const turns = fairQueue<string>({ each: 2, all: 3 });
  const expected = [true, true, false, true, false, false];
  expect(['a', 'a', 'a', 'b', 'b', 'c'].map((name) => turns.join(name, name))).toEqual(expected);
  turns.next();
  expect(turns.join('c', 'c')).toBe(true);
});

test('a canceled task is not served, and makes room', () => {
  const turns = fairQueue<string>({ each: 2, all: 2 });
  turns.join('a', 'a1');
  turns.join('b', 'b1');
  expect(turns.leave('a', 'a1')).toBe(true);
  expect(turns.leave('a', 'a1')).toBe(false);
  expect(turns.join('b', 'b2')).toBe(true);
  expect(all(turns)).toEqual(['b1', 'b2']);
});

test('everyone is eventually served once, and a name waits at most once for every other name before each turn', () =>
  assert(
    property(array(constantFrom('a', 'b', 'c', 'd')), (names) => {
      const turns = fairQueue<string>({ each: Infinity, all: Infinity });
      for (const name of names) turns.join(name, name);
      const served = all(turns);
      expect(served.toSorted()).toEqual(names.toSorted());
      for (const [place, name] of served.entries()) {
        const since = served.slice(served.lastIndexOf(name, place - 1) + 1, place);
        expect(new Set(since).size).toBe(since.length);
      }
    }),
  ));

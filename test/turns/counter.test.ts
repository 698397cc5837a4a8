/**
 * At a counter everyone has one running task, names take turns, and too many tasks are refused at
 * once.
 */
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCounter } from '../../src/turns/counter.ts';
import { refused } from '../../src/kit/attempt.ts';

/** Tasks that end when told to, and the order in which they began. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => async (): Promise<string> => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<null>();
      ends.set(name, () => resolve(null));
      await promise;
      return name;
    },
    end: async (name: string): Promise<void> => {
      ends.get(name)?.();
      await nextTurn();
    },
  };
}

test('a name with many tasks is served one at a time, with others in between', async () => {
  const { begun, work, end } = workshop();
  const counter = openCounter({ atOnce: 1, each: 3, all: 9 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void counter.run(name.charAt(0), work(name));
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a name has one place, however many there are', async () => {
  const { begun, work } = workshop();
  const counter = openCounter({ atOnce: 2, each: 3, all: 9 });
  for (const name of ['a1', 'a2', 'b1']) void counter.run(name.charAt(0), work(name));
  await nextTurn();
  expect(begun).toEqual(['a1', 'b1']);
});

test('too many tasks of one name are refused, as are too many in total; finished ones make room', async () => {
  const { work, end } = workshop();
  const counter = openCounter({ atOnce: 1, each: 2, all: 2 });
  const first = counter.run('a', work('a1'));
  void counter.run('a', work('a2'));
  expect(await counter.run('a', work('a3'))).toEqual(refused('own'));
  void counter.run('b', work('b1'));
  expect(await counter.run('c', work('c1'))).toEqual(refused('all'));
  await end('a1');
  expect(await first).toEqual({ ok: true, value: 'a1' });
  void counter.run('c', work('c1'));
  await end('b1');
  expect(await counter.run('b', () => Promise.resolve('b2'))).toEqual(refused('all'));
});

test('a work that fails is rejected, and the next begins', async () => {
  const counter = openCounter({ atOnce: 1, each: 2, all: 2 });
  const failing = counter.run('a', () => Promise.reject(new Error('no')));
  const next = counter.run('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toEqual({ ok: true, value: 'yes' });
});

const room = { atOnce: 1, each: Infinity, all: Infinity };

test('a counter that serves one per turn of the event loop starts ten simultaneous arrivals in separate turns, in order', async () => {
  const counter = openCounter(room);
  const over = new AbortController();
  let now = 0;
  const count = async (): Promise<void> => {
    for (; !over.signal.aborted; now += 1) await nextTurn();
  };
  void count();
  const begun = await Promise.all(
    Array.from({ length: 10 }, () => counter.run('anna', () => nextTurn()).then(() => now)),
  );
  over.abort();
  expect(new Set(begun).size).toBe(10);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
});

test('at a counter that serves one per turn of the event loop, a newcomer waits for at most two of someone’s hundred tasks', async () => {
  const counter = openCounter(room);
  const begun: string[] = [];
  const begins = async (user: string): Promise<void> => {
    await counter.run(user, () => nextTurn());
    begun.push(user);
  };
  const many = Array.from({ length: 100 }, () => begins('anna'));
  await Promise.all([...many, begins('boris')]);
  expect(begun.indexOf('boris')).toBeLessThan(3);
  expect(begun).toHaveLength(101);
});

test('law: every work that is taken on is done once, in the order of its name', () =>
  assert(
    asyncProperty(array(constantFrom('a', 'b', 'c')), async (names) => {
      const counter = openCounter({ atOnce: 2, each: 3, all: 5 });
      const seen: string[] = [];
      const outcomes = await Promise.all(
        names.map((name, at) => {
          const work = async (): Promise<string> => {
            await nextTurn();
            seen.push(`${name}${at}`);
            return `${name}${at}`;
          };
          return counter.run(name, work);
        }),
      );
      const taken = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
      expect(seen.toSorted()).toEqual(taken.toSorted());
      for (const name of ['a', 'b', 'c']) {
        const own = (list: readonly string[]): readonly string[] =>
          list.filter((each) => each.startsWith(name));
        expect(own(seen)).toEqual(own(taken));
      }
    }),
  ));

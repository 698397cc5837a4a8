/**
 * At a counter, each name has one running task, names take turns, and tasks beyond the limit are
 * refused at once.
 */
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCounter } from '../../src/turns/counter.ts';
import { refused } from '../../src/kit/result.ts';

/** Tasks that end when the test ends them, and the order in which they began. */
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

test('a name with many tasks is served one task at a time, with other names in between', async () => {
  const { begun, work, end } = workshop();
  const counter = openCounter({ atOnce: 1, each: 3, all: 9 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void counter.run(name.charAt(0), work(name));
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a name runs one task at a time, however many places there are', async () => {
  const { begun, work } = workshop();
  const counter = openCounter({ atOnce: 2, each: 3, all: 9 });
  for (const name of ['a1', 'a2', 'b1']) void counter.run(name.charAt(0), work(name));
  await nextTurn();
  expect(begun).toEqual(['a1', 'b1']);
});

test('tasks beyond the limit per name or in total are refused, and finished tasks make room', async () => {
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

test('a task that fails is rejected, and the next task begins', async () => {
  const counter = openCounter({ atOnce: 1, each: 2, all: 2 });
  const failing = counter.run('a', () => Promise.reject(new Error('no')));
  const next = counter.run('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toEqual({ ok: true, value: 'yes' });
});

test('in a full queue, a newcomer replaces the last task of the name with the most waiting tasks', async () => {
  const { begun, work, end } = workshop();
  const counter = openCounter({ atOnce: 1, each: 9, all: 4 });
  const greedy = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => counter.run('a', work(name)));
  const others = ['b1', 'c1', 'd1', 'e1'].map((name) => counter.run(name.charAt(0), work(name)));
  for (const given of [4, 3, 2]) expect(await greedy[given]).toEqual(refused('all'));
  expect(await others[3]).toEqual(refused('all'));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'd1']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1']);
});

const later = (look: () => void): void => void setTimeout(look, 10);

/** A counter whose time only passes when the test moves it. */
function paced(each: { burst: number; perSecond: number }, all = { burst: 100, perSecond: 100 }) {
  const time = { now: 0 };
  const begun: string[] = [];
  const pace = { each, all, stopwatch: () => time.now, later };
  const counter = openCounter({ atOnce: Infinity, ownAtOnce: 9, each: 99, all: 99, pace });
  const run = (name: string, cost = 1): void => {
    void counter.run(name.charAt(0), async () => void begun.push(name), { cost });
  };
  return { begun, run, pass: (ms: number) => (time.now += ms) };
}

test('a name can spend its budget at once, and then as much as it regains; each name has its own budget', async () => {
  const { begun, run, pass } = paced({ burst: 2, perSecond: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) run(name);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  pass(1000);
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  pass(1000);
  await expect.poll(() => begun.at(-1)).toBe('a4');
  pass(60_000);
  for (const name of ['a5', 'a6', 'a7']) run(name);
  expect(begun.slice(5)).toEqual(['a5', 'a6']);
});

test('an expensive task begins on credit, and its name waits until the credit is paid back', async () => {
  const { begun, run, pass } = paced({ burst: 2, perSecond: 1 });
  run('a1', 4);
  run('a2');
  run('b1');
  pass(1500);
  await sleep(100);
  expect(begun).toEqual(['a1', 'b1']);
  pass(1000);
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2']);
});

test('if requests exceed the total budget, names take turns', async () => {
  const { begun, run, pass } = paced({ burst: 9, perSecond: 9 }, { burst: 1, perSecond: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) run(name);
  for (let second = 0; second < 4; second += 1) {
    const before = begun.length;
    pass(1000);
    await expect.poll(() => begun.length).toBe(before + 1);
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

const room = { atOnce: 1, each: Infinity, all: Infinity };

test('a counter that serves one task per turn of the event loop starts ten simultaneous arrivals in separate turns, in order', async () => {
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

test('at a counter that serves one task per turn of the event loop, a newcomer waits for at most two of someone’s hundred tasks', async () => {
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

test('every accepted task is done once, in the order of its name', () =>
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

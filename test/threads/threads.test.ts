/** Common properties of all threads. Each kind's own tests cover the orders of dying threads. */
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { openThreads, type ThreadsOptions } from '../../src/threads/threads.ts';
import type { NumberedOrder } from './numbered.ts';

function opened(options: Partial<ThreadsOptions<NumberedOrder>>) {
  const faults: unknown[] = [];
  const file = new URL('numbered.ts', import.meta.url);
  const threads = openThreads<NumberedOrder, number>({
    file,
    report: (error) => faults.push(error),
    ...options,
  });
  onTestFinished(() => threads.close());
  return { threads, faults };
}

const ANSWER: NumberedOrder = { does: 'answer', after: 30 };

test('threads start on demand and end when idle, and extra threads end sooner than the first', async () => {
  const { threads, faults } = opened({ most: 2, rest: 60_000, spare: 1 });
  expect(threads.isStarted()).toBe(false);
  const numbers = async (count: number): Promise<readonly number[]> => {
    const answers = await Promise.all(Array.from({ length: count }, () => threads.run(ANSWER)));
    return answers.map((answer) => (answer.ok ? answer.value : 0));
  };
  const [kept] = await numbers(1);
  const [first, second] = await numbers(2);
  expect(first).toBe(kept);
  expect(second).not.toBe(kept);
  await expect.poll(() => numbers(2)).toEqual([kept, expect.toSatisfy((number) => number !== second)]);
  expect(faults).toEqual([]);
});

test('a thread that was started unnecessarily ends, too', async () => {
  const { threads } = opened({ rest: 1 });
  threads.start();
  expect(threads.isStarted()).toBe(true);
  await expect.poll(() => threads.isStarted()).toBe(false);
});

test('a thread ends sooner after an order that needs a lot of memory, even if other orders follow', async () => {
  const { threads } = opened({ rest: 60_000, restAfter: ({ after }) => (after === 1 ? 1 : 60_000) });
  const ask = async (after: number): Promise<number> => {
    const answer = await threads.run({ does: 'answer', after });
    return answer.ok ? answer.value : 0;
  };
  const first = await ask(0);
  expect(await Promise.all([ask(1), ask(0)])).toEqual([first, first]);
  await expect.poll(() => threads.isStarted()).toBe(false);
  expect(await ask(0)).not.toBe(first);
  await setTimeout(50);
  expect(threads.isStarted()).toBe(true);
});

test.runIf(process.platform === 'linux')('a thread that needs a busy main thread still works', async () => {
  const before = getPriority();
  const script = `
    import { goBehind } from ${JSON.stringify(new URL('../../src/threads/priority.ts', import.meta.url).href)};
    import { getPriority } from 'node:os';
    import { parentPort } from 'node:worker_threads';
    goBehind(10);
    parentPort.postMessage(getPriority());`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  const [priority] = await once(worker, 'message');
  expect(priority).toBe(Math.min(19, before + 10));
  expect(getPriority()).toBe(before);
});

test('an order that hangs or dies is abandoned after its last try, and the other orders are answered', async () => {
  const { threads, faults } = opened({ atOnce: 3, tries: 2 });
  const answers = await Promise.all([
    threads.ask({ does: 'hang' }, 'a', 500),
    threads.ask({ does: 'answer', after: 1000 }, 'b', 20_000),
    threads.ask({ does: 'die', after: 100 }, 'c', 20_000),
  ]);
  const expected = [{ ok: false, problem: 'failed' }, { ok: true }, { ok: false, problem: 'failed' }];
  expect(answers).toMatchObject(expected);
  expect(faults.map(String)).toEqual(
    expect.arrayContaining(['Error: no response from a thread in 500 ms', 'Error: a thread died']),
  );
});

test('closed threads answer all pending orders, and start no new threads', async () => {
  const { threads, faults } = opened({});
  const asked = ['a', 'b'].map((by) => threads.ask({ does: 'hang' }, by));
  await threads.close();
  const stopped = { ok: false, problem: 'stopped' };
  const expected = [stopped, stopped, stopped, stopped];
  expect(await Promise.all([...asked, threads.ask(ANSWER, 'a'), threads.run(ANSWER)])).toEqual(expected);
  threads.start();
  expect(threads.isStarted()).toBe(false);
  expect(faults).toEqual([]);
});

/** The sweep loop continues after an error, has no idle slots, and stops cleanly. */
import { expect, test } from 'vitest';
import { keepSweeping, type Sweeper } from '../../../src/app/due/sweeper.ts';

/** A sweeper with nothing to do; `freed` reports a free slot at once. */
const NOTHING: Sweeper = {
  fill: async () => false,
  freed: async () => undefined,
  idle: async () => undefined,
  letGo: async () => undefined,
  state: () => ({ lookedAt: 0, full: new Map() }),
};

test('the loop continues at once while more rows are due and slots are free, and a stop lets running work finish', async () => {
  const log: string[] = [];
  const third = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const fill = async (): Promise<boolean> => {
    log.push('fill');
    if (log.length === 3) third.resolve();
    return log.length < 3;
  };
  const idle = (): Promise<void> => finish.promise.then(() => void log.push('idle'));
  const letGo = async (): Promise<void> => void log.push('let go');
  const sweeping = keepSweeping({ ...NOTHING, fill, idle, letGo }, (error) => log.push(String(error)));
  await third.promise;
  const stopped = sweeping.stop().then(() => log.push('stopped'));
  finish.resolve();
  await stopped;
  expect(log).toEqual(['fill', 'fill', 'fill', 'idle', 'let go', 'stopped']);
});

test('the loop waits for a free slot, even if its next check is due sooner', async () => {
  const places = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const second = Promise.withResolvers<void>();
  let fills = 0;
  const fill = async (): Promise<boolean> => {
    fills += 1;
    if (fills === 2) second.resolve();
    return true;
  };
  // A slot becomes free during the claim. The loop must not miss that.
  const freed = (): Promise<void> => places[fills]?.promise ?? new Promise(() => undefined);
  const sweeping = keepSweeping({ ...NOTHING, fill, freed }, () => undefined);
  expect(fills).toBe(1);
  places[0]?.resolve();
  await second.promise;
  await sweeping.stop();
  expect(fills).toBe(2);
});

test('errors in a claim are reported, and the sweep continues', async () => {
  const reported: unknown[] = [];
  const second = Promise.withResolvers<void>();
  const fill = async (): Promise<boolean> => {
    if (reported.length === 0) throw new Error('no database');
    second.resolve();
    return false;
  };
  const sweeping = keepSweeping({ ...NOTHING, fill }, (error) => reported.push(error));
  await second.promise;
  await sweeping.stop();
  expect(reported).toEqual([new Error('no database')]);
});

test('rows that stay due leave time for other rows', async () => {
  let rounds = 0;
  let hadTime = false;
  setImmediate(() => (hadTime = true));
  const fill = async (): Promise<boolean> => {
    rounds += 1;
    return !hadTime && rounds < 1000;
  };
  const sweeping = keepSweeping({ ...NOTHING, fill, freed: () => Promise.resolve() }, () => undefined);
  await expect.poll(() => hadTime).toBe(true);
  expect(rounds).toBeLessThan(10);
  await sweeping.stop();
});

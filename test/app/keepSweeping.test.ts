/** The alarm clock: it goes on after a fault, rests when there is nothing, and stops cleanly. */
import { expect, test } from 'vitest';
import { keepSweeping } from '../../src/app/keepSweeping.ts';

test('rounds follow at once while more is waiting, and a stop waits for the one under way', async () => {
  const log: string[] = [];
  const third = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const round = async (): Promise<boolean> => {
    log.push('round');
    if (log.length < 3) return true;
    third.resolve();
    await finish.promise;
    log.push('end');
    return true;
  };
  const sweeping = keepSweeping(round, (error) => log.push(String(error)));
  await third.promise;
  const stopped = sweeping.stop().then(() => log.push('stopped'));
  finish.resolve();
  await stopped;
  expect(log).toEqual(['round', 'round', 'round', 'end', 'stopped']);
});

test('what a round throws is reported, and does not end the sweeping', async () => {
  const reported: unknown[] = [];
  const second = Promise.withResolvers<void>();
  const round = async (): Promise<boolean> => {
    if (reported.length === 0) throw new Error('a bad round');
    second.resolve();
    return false;
  };
  const sweeping = keepSweeping(round, (error) => reported.push(error));
  await second.promise;
  await sweeping.stop();
  expect(reported).toEqual([new Error('a bad round')]);
});

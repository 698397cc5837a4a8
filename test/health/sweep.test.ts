/**
 * A sweep that hangs, in its queries or its work, is detected within ten seconds, and so is its
 * recovery.
 */
import { expect, test } from 'vitest';
import { newSweeper, type Sweeper } from '../../src/app/due/sweeper.ts';
import type { Messenger } from '../../src/app/ports/messenger.ts';
import { lookOver } from '../../src/health/look.ts';
import type { Check } from '../../src/health/readiness.ts';
import { begun } from '../app/play.ts';
import { newChannel, newTable, type Table } from '../app/table.ts';

const WITHIN = 10_000;
/** This many games are processed at once. */
const PLACES = 24;

interface Scene {
  readonly table: Table;
  readonly sweeper: Sweeper;
  readonly pass: (ms: number) => void;
  readonly look: () => Promise<Check>;
}

const report = ({ error }: { readonly error: unknown }): void => expect(error).toBeNull();

/** An observed sweeper; `changed` replaces its store or messenger. */
async function sceneOf(changed: (table: Table) => Partial<Table['app']>): Promise<Scene> {
  const table = await newTable();
  let passed = 0;
  const stopwatch = (): number => passed;
  const app = { ...table.app, ...changed(table) };
  const sweeper = newSweeper({ app, report, stopwatch });
  const look = lookOver({
    discord: async () => ({ all: 1, open: 1, closedFor: null }),
    sweep: () => sweeper.state(),
    store: table.app.store,
    fullness: { isFull: false },
    soundness: { isDamaged: false },
    engine: () => ({ threads: 0, waiting: 0, running: 0 }),
    freeDisk: null,
    now: () => table.time.now,
    stopwatch,
  });
  return {
    table,
    sweeper,
    pass: (ms) => {
      passed += ms;
    },
    look: async () => {
      // A result is reused for a second.
      passed += 1000;
      return (await look()).readiness.sweep;
    },
  };
}

test('a sweep that hangs in its queries is detected', async () => {
  const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
  const { sweeper, pass, look } = await sceneOf(({ app: { store } }) => ({
    store: {
      ...store,
      due: { ...store.due, waiting: (now) => hanging.then(() => store.due.waiting(now)) },
    },
  }));
  const filled = sweeper.fill();
  expect(await look()).toMatchObject({ isWell: true });
  pass(WITHIN - 2000);
  expect(await look()).toEqual({ isWell: false, words: 'the sweep has not run for 10 s' });
  release();
  await filled;
  expect(await look()).toMatchObject({ isWell: true });
});

test('a sweep that hangs in its work is detected', async () => {
  const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
  const channel = newChannel();
  const messenger: Messenger = {
    ...channel,
    post: async (...given) => {
      await hanging;
      return channel.post(...given);
    },
  };
  const { table, sweeper, pass, look } = await sceneOf(() => ({ messenger }));
  for (let game = 0; game < PLACES + 1; game += 1) await begun(table, `boris-${game}`);
  table.time.now += 5000;
  // Slow rows release their slots until no rows are left.
  while (sweeper.state().full.size === 0) {
    const freed = sweeper.freed();
    if (!(await sweeper.fill()) || sweeper.state().full.size > 0) break;
    await freed;
  }
  expect(await look()).toMatchObject({ isWell: true });
  pass(WITHIN - 2000);
  await sweeper.fill();
  expect(await look()).toEqual({ isWell: false, words: 'no game work was done for 10 s' });
  release();
  await sweeper.idle();
  await sweeper.fill();
  await sweeper.idle();
  expect(await look()).toMatchObject({ isWell: true });
  expect(channel.messages.size).toBe(PLACES + 1);
});

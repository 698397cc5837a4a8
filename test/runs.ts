import { test, type TestAPI } from 'vitest';

/** Whether these tests run in `npm run test:slow`. */
export const ALL_RUNS = process.env['ALL_RUNS'] !== undefined;

/**
 * How many random cases a property is tested with: all of them in `npm run test:slow`, an eighth in
 * `npm test`.
 */
export const runsOf = (all: number): number => (ALL_RUNS ? all : Math.ceil(all / 8));

/** Which cases of a long table run: all in `npm run test:slow`, every `step`th in `npm test`. */
export const someOf = <T>(all: readonly T[], step: number): readonly T[] =>
  all.filter((_, index) => ALL_RUNS || index % step === 0);

interface Tests {
  (name: string, run: () => Promise<void> | void, timeout?: number): void;
  readonly each: TestAPI['each'];
}

/** For tests whose subject `npm test` also covers at less cost: they exist only in `test:slow`. */
export const slowTest: Tests = ALL_RUNS
  ? test
  : Object.assign(() => undefined, { each: () => () => undefined });

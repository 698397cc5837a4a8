/** Whether these tests run in `npm run test:slow`. */
export const ALL_RUNS = process.env['ALL_RUNS'] !== undefined;

/**
 * How many random cases a property is tested with: all of them in `npm run test:slow`, a quarter in
 * `npm test`.
 */
export const runsOf = (all: number): number => (ALL_RUNS ? all : Math.ceil(all / 4));

/** Which cases of a long table run: all in `npm run test:slow`, every `step`th in `npm test`. */
export const someOf = <T>(all: readonly T[], step: number): readonly T[] =>
  all.filter((_, index) => ALL_RUNS || index % step === 0);

/** Whether these tests run in `npm run test:slow`. */
export const ALL_RUNS = process.env['ALL_RUNS'] !== undefined;

/**
 * How many random cases a property is tested with: all of them in `npm run test:slow`, a quarter in
 * `npm test`.
 */
export const runsOf = (all: number): number => (ALL_RUNS ? all : Math.ceil(all / 4));

/** Whether these tests run in `npm run test:slow`. */
export const ALL_RUNS = process.env['ALL_RUNS'] !== undefined;

/** How many random cases a law is tried on: all of them in `npm run test:slow`, a quarter in `npm test`. */
export const runsOf = (all: number): number => (ALL_RUNS ? all : Math.ceil(all / 4));

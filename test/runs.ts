/** How many random cases a law is tried on: all of them in `npm run test:slow`, a quarter in `npm test`. */
export const runsOf = (all: number): number =>
  process.env['ALL_RUNS'] === undefined ? Math.ceil(all / 4) : all;

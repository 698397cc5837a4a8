/**
 * How long whoever comes now has to expect to wait, by how many are being worked on and how quickly those before were done. A number alone
 * would tell nothing: twenty who turn their boards are done in a moment, and twenty who wait for a card each take Discord's
 * fifty requests a second.
 */
export interface Crowd {
  /** One more is being worked on; what comes back tells that this is done, once. */
  enter(): () => void;
  /** How long (ms) all who are being worked on take, as things go. */
  wait(): number;
}

/** As long (ms) as one is taken to need before any was done, and at the most: the wait of a few who think long is not that of a crowd. */
const SLOWEST = 1000 / 16;
/** How much the latest tells, against all before. */
const WEIGHT = 1 / 16;

/** Nobody is there yet; `stopwatch` in ms. */
export function newCrowd(stopwatch: () => number): Crowd {
  let underway = 0;
  /** When somebody was last done, or came while nobody was there. */
  let since = 0;
  let each = SLOWEST;
  const leave = (): void => {
    const now = stopwatch();
    underway -= 1;
    each += (Math.min(now - since, SLOWEST) - each) * WEIGHT;
    since = now;
  };
  return {
    enter: () => {
      if (underway === 0) since = stopwatch();
      underway += 1;
      return leave;
    },
    wait: () => underway * each,
  };
}

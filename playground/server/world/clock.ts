export interface Clock {
  now(): number;
  advance(ms: number): void;
}

/** Runs in real time, so that rate limits end as on Discord. */
export function startClock(start = 0): Clock {
  let ahead = start;
  return {
    now: () => Date.now() + ahead,
    advance: (ms) => {
      ahead += ms;
    },
  };
}

/** Moves only with `advance`, for stories about exact times. */
export function standingClock(start: number): Clock {
  let time = start;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
}

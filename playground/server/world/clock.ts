/**
 * The stand-in's own time. Tests move it forward instead of waiting for a quarter of an hour.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Lets so many milliseconds pass at once. */
  advance(ms: number): void;
}

/** A clock that starts at the real time, or so many ms ahead, and goes on with it, so that rate limits end as they do on Discord. */
export function startClock(start = 0): Clock {
  let ahead = start;
  return {
    now: () => Date.now() + ahead,
    advance: (ms) => {
      ahead += ms;
    },
  };
}

/** A clock that stands still but for what it is told, for stories whose every second counts. */
export function standingClock(start: number): Clock {
  let time = start;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
}

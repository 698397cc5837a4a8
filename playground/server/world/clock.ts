/**
 * The stand-in's own time. Tests move it forward instead of waiting for a quarter of an hour; it never stands still,
 * so that snowflakes and rate limits go on as they do on Discord.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Lets so many milliseconds pass at once. */
  advance(ms: number): void;
}

/** A clock that starts at the real time. */
export function startClock(): Clock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance: (ms) => {
      ahead += ms;
    },
  };
}

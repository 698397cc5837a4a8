/**
 * Discord's ids: 42 bits of milliseconds since 2015, 10 bits of worker and process, 12 bits of
 * counter. They are real because discord.js reads the age of an interaction from its id.
 *
 * Source: docs.discord.com/developers/reference#snowflakes
 */
const EPOCH = 1_420_070_400_000n;
const COUNTERS = 4096n;

/** `ms` since 1970; `count` within that millisecond. */
export const makeSnowflake = (ms: number, count = 0n): string =>
  (((BigInt(ms) - EPOCH) << 22n) | (count % COUNTERS)).toString();

export const timeOf = (snowflake: string): number => Number((BigInt(snowflake) >> 22n) + EPOCH);

export function snowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const fresh = BigInt(makeSnowflake(now()));
    last = fresh > last ? fresh : last + 1n;
    return last.toString();
  };
}

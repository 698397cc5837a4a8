/** discord.js reads an interaction's age from its id. Source: …/developers/reference#snowflakes */
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

/**
 * Discord's ids: 42 bits of milliseconds since 2015, 10 bits of worker and process, 12 bits of counter. Real ones, and
 * not just numbers in a row, because discord.js reads the age of an interaction from its id.
 *
 * Source: docs.discord.com/developers/reference#snowflakes
 */
const EPOCH = 1_420_070_400_000n;
const COUNTERS = 4096n;

/** The id of the thing made at `ms` (since 1970) as number `count` of that millisecond. */
export function makeSnowflake(ms: number, count = 0n): string {
  return (((BigInt(ms) - EPOCH) << 22n) | (count % COUNTERS)).toString();
}

/** When the thing with this id was made, in milliseconds since 1970. */
export function timeOf(snowflake: string): number {
  return Number((BigInt(snowflake) >> 22n) + EPOCH);
}

/** A source of ever growing ids. */
export function snowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const fresh = BigInt(makeSnowflake(now()));
    last = fresh > last ? fresh : last + 1n;
    return last.toString();
  };
}

/** Part of the bot's connections to the gateway; other processes have the others. */
export interface Shards {
  readonly ids: readonly number[];
  /** Of all processes together. */
  readonly count: number;
}

const RANGE = /^(?<first>\d{1,4})(?:-(?<last>\d{1,4}))?\/(?<count>\d{1,4})$/u;

/** Reads `0-5/16`: the first six of sixteen. `null`: there is no such range. */
export function parseShards(text: string): Shards | null {
  const { first, last = first, count } = RANGE.exec(text)?.groups ?? {};
  const [from, to, all] = [Number(first), Number(last), Number(count)];
  if (!(from <= to && to < all)) return null;
  return { ids: Array.from({ length: to - from + 1 }, (_, index) => from + index), count: all };
}

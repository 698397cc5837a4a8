/** The part of the bot's gateway connections that this process opens. Others open the rest. */
export interface Shards {
  readonly ids: readonly number[];
  /** The number of connections of all processes. */
  readonly count: number;
}

const RANGE = /^(?<first>\d{1,4})(?:-(?<last>\d{1,4}))?\/(?<count>\d{1,4})$/u;

/** Reads `0-5/16`: the first six of sixteen. `null`: not a valid range. */
export function parseShards(text: string): Shards | null {
  const { first, last = first, count } = RANGE.exec(text)?.groups ?? {};
  const [from, to, all] = [Number(first), Number(last), Number(count)];
  if (!(from <= to && to < all)) return null;
  return { ids: Array.from({ length: to - from + 1 }, (_, index) => from + index), count: all };
}

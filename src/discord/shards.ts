/**
 * Which of Discord's connections a process takes. Discord deals the servers out to so many connections as a bot has
 * (https://discord.com/developers/docs/events/gateway#sharding); bots that share a database can take some each.
 */

/** Some of all connections. */
export interface Shards {
  readonly ids: readonly number[];
  /** How many there are in all processes together. */
  readonly count: number;
}

/** Reads `0/2` (the first of two) or `0,1/4` (the first two of four); `null` when it is neither. */
export function parseShards(text: string): Shards | null {
  const [, list = '', total = ''] = /^(\d{1,4}(?:,\d{1,4})*)\/(\d{1,4})$/u.exec(text) ?? [];
  const [ids, count] = [list.split(',').map(Number), Number(total)];
  const isRight = list !== '' && new Set(ids).size === ids.length && ids.every((id) => id < count);
  return isRight ? { ids, count } : null;
}

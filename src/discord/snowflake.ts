/** Discord's ids: the upper 42 bits are the moment of making, in ms since the first second of 2015. */
import { SnowflakeUtil } from 'discord.js';

/** The id that a thing made at this moment would have at the least. */
export const firstIdAt = (at: number): string =>
  ((BigInt(Math.max(at, Number(SnowflakeUtil.epoch))) - SnowflakeUtil.epoch) << 22n).toString();

/** When the thing was made, in ms since 1970, by Discord's clock. */
export const madeAt = (id: string): number => SnowflakeUtil.timestampFrom(id);

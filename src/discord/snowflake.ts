/** Discord's ids: the upper 42 bits are the moment of making, in ms since the first second of 2015. */
import { SnowflakeUtil } from 'discord.js';

/** When the thing was made, in ms since 1970, by Discord's clock. */
export const madeAt = (id: string): number => SnowflakeUtil.timestampFrom(id);

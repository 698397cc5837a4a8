import { SnowflakeUtil } from 'discord.js';

export const firstIdAt = (at: number): string =>
  SnowflakeUtil.generate({
    timestamp: Math.max(at, Number(SnowflakeUtil.epoch)),
    increment: 0n,
    processId: 0n,
    workerId: 0n,
  }).toString();

export const madeAt = (id: string): number => SnowflakeUtil.timestampFrom(id);

/**
 * The lower bound of every response time: how fast a minimal discord.js bot answers `/ping`, and
 * its CPU time. It is compared with the bot's moves in a hundred games, at the same rate.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { bot, MOVES_PER_SECOND } from '../bot.ts';
import { less, quantile, type Figure } from '../bench.ts';
import { cpuOf } from '../bot/report.ts';
import { withBot } from '../bot/stage.ts';

const [WARM_UP, PINGS] = [100, 500];
const PROGRAM = new URL('bareBot.ts', import.meta.url).pathname;
const GAMES = 'games at once: 100';

async function bare(): Promise<{ readonly p99: number; readonly cpu: number }> {
  for await (const { anna, channels, child } of withBot({ program: PROGRAM, limits: {} })) {
    const ping = async (count: number): Promise<readonly number[]> => {
      const times = Array.from({ length: count }, async (_, n) => {
        await sleep((n * 1000) / MOVES_PER_SECOND);
        return (await anna.command(channels[n % channels.length] ?? '', 'ping')).afterMs;
      });
      return Promise.all(times);
    };
    await ping(WARM_UP);
    const before = cpuOf(child);
    const times = await ping(PINGS);
    return { p99: quantile(times, 0.99), cpu: (cpuOf(child) - before) / PINGS };
  }
  throw new Error('no bot was started');
}

export async function* pingFigures(): AsyncGenerator<Figure> {
  const floor = await bare();
  for await (const { name, value } of bot()) {
    if (name === `acknowledged p99, ${GAMES}`) yield less(name, 'ms', value, 'a bare bot’s /ping', floor.p99);
    if (name === `CPU of the bot per move, ${GAMES}`)
      yield less(name, 'ms', value, 'a bare bot’s /ping', floor.cpu);
  }
}

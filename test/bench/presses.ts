/**
 * A hundred people press within 1.5 s, while the machine is busy: how soon each is acknowledged, of
 * Discord's three seconds. `BUSY` is how many other processes compute without end meanwhile: by
 * default, two for each core.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { begin } from '../story/cards.ts';
import { alone, quantile, type Bench } from './bench.ts';
import { moveOn } from './bot.ts';
import { withBot } from './bot/stage.ts';

const PRESSES = 100;
/** In ms: the time in which they press, and Discord's limit for an acknowledgement. */
const [SPAN, LIMIT] = [1500, 3000];

const busy = () =>
  Array.from({ length: Number(process.env['BUSY'] ?? 2 * availableParallelism()) }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );

export const presses: Bench = async function* () {
  for await (const { anna, boris, channels } of withBot()) {
    const cards = [];
    for (const channel of channels.slice(0, PRESSES)) cards.push(await begin({ anna, channel }, anna, boris));
    const others = busy();
    try {
      const taken = await Promise.all(
        cards.map(async (card, index) => {
          await sleep((index * SPAN) / PRESSES);
          const from = performance.now();
          const heard = await moveOn(card)?.(anna).catch(() => null);
          return heard ? performance.now() - from : LIMIT;
        }),
      );
      for (const share of [0.5, 0.99])
        yield alone(`100 presses in 1.5 s: acknowledged p${share * 100}`, 'ms', quantile(taken, share));
      yield alone('100 presses in 1.5 s: Discord’s limit', 'ms', LIMIT);
      yield alone('100 presses in 1.5 s: too late', '', taken.filter((each) => each >= LIMIT).length);
    } finally {
      for (const other of others) other.kill();
    }
  }
};

/**
 * A hundred people press within 1.5 s on a busy machine: how soon each press is acknowledged,
 * compared with Discord's three seconds. `BUSY` is the number of other processes in endless loops:
 * by default, two per core.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { begin } from '../story/cards.ts';
import { alone, quantile, type Bench } from './bench.ts';
import { moveOn } from './bot.ts';
import { busyLoops } from './bot/busy.ts';
import { withBot } from './bot/stage.ts';

const PRESSES = 100;
/** In ms: how long they press, and Discord's limit for an acknowledgment. */
const [SPAN, LIMIT] = [1500, 3000];

export const presses: Bench = async function* () {
  for await (const { anna, boris, channels } of withBot()) {
    const cards = [];
    for (const channel of channels.slice(0, PRESSES)) cards.push(await begin({ anna, channel }, anna, boris));
    using busy = busyLoops(Number(process.env['BUSY'] ?? 2 * availableParallelism()));
    const taken = await Promise.all(
      cards.map(async (card, index) => {
        await sleep((index * SPAN) / PRESSES);
        const from = performance.now();
        const heard = await moveOn(card)?.(anna).catch(() => null);
        return heard ? performance.now() - from : LIMIT;
      }),
    );
    const name = (figure: string): string => `100 presses in 1.5 s, ${busy.words}: ${figure}`;
    for (const share of [0.5, 0.99])
      yield alone(name(`acknowledged p${share * 100}`), 'ms', quantile(taken, share));
    yield alone(name('too late'), '', taken.filter((each) => each >= LIMIT).length);
  }
};

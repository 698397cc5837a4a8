/** What other users notice during an attack, and the bot's memory. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { buttonTo } from '../../story/cards.ts';
import { quantile } from '../bench.ts';
import { memoryOf } from '../bot/report.ts';
import type { Stage } from '../bot/stage.ts';

/** How often the other users do something, in ms. */
export const EVERY = 100;
/** How long other users wait for an acknowledgment, in ms; a failure counts as this long. */
export const DEADLINE = 3000;

/** NaN if the process has died. */
export function residentOf(child: ChildProcess): number {
  try {
    return memoryOf(child).resident;
  } catch {
    return Number.NaN;
  }
}

/** Returns whether this many ms have passed since the timer was created. */
export function after(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
}

/**
 * Acts like ordinary users until the attack is over, and counts failures and the times of the other
 * acknowledgments.
 */
export async function others({ anna, channel }: Stage, card: APIMessage, isOver: () => boolean) {
  const times: number[] = [];
  let failed = 0;
  const flip = buttonTo(card, 'board', 'rest');
  const asked: Promise<void>[] = [];
  while (!isOver()) {
    const heard = asked.length % 2 === 0 ? anna.click(card.id, flip) : anna.command(channel, 'help');
    asked.push(
      heard.then(
        ({ afterMs }) => void times.push(afterMs),
        () => {
          failed += 1;
          times.push(DEADLINE);
        },
      ),
    );
    await sleep(EVERY);
  }
  await Promise.all(asked);
  return { failed, p99: quantile(times, 0.99) };
}

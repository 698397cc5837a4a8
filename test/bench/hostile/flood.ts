/**
 * Strangers at an endpoint, on a separate thread. Like attackers, they reopen connections that the
 * bot closes.
 */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { newTally, onThread, type Tally } from './tally.ts';

const Flood = z.object({
  port: z.number(),
  connections: z.number(),
  head: z.string(),
  body: z.number(),
  /** Duration in ms. */
  lasts: z.number(),
});
type Flood = z.infer<typeof Flood>;

/**
 * How long (ms) before a connection is reopened. A shorter delay would measure how attacker and bot
 * share this machine.
 */
const AGAIN = 2000;

export const flood = (wanted: Flood): Promise<Tally> => onThread(import.meta.url, wanted);

async function rage({ port, connections, head, body, lasts }: Flood): Promise<Tally> {
  const filling = Buffer.alloc(body, 'x');
  const tally = newTally();
  let isOver = false;
  const knock = (): void => {
    if (isOver) return;
    tally.sent += 1;
    let isIn = false;
    const socket = connect(port, '127.0.0.1', () => {
      isIn = true;
      void (socket.write(head) && socket.write(filling));
    });
    socket.once('data', () => (tally.answered += 1));
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      if (socket.bytesRead === 0) tally[isIn ? 'refused' : 'failed'] += 1;
      setTimeout(knock, AGAIN);
    });
  };
  for (let each = 0; each < connections; each += 1) {
    knock();
    if (each % 50 === 0) await sleep(1);
  }
  await sleep(lasts);
  isOver = true;
  return tally;
}

if (!isMainThread && parentPort && Flood.safeParse(workerData).success) {
  parentPort.postMessage(await rage(Flood.parse(workerData)));
  process.exit();
}

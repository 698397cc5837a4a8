/** Strangers at a door, on a thread of their own: connections that the bot closes are made again, as attackers do. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';

const Flood = z.object({
  port: z.number(),
  connections: z.number(),
  head: z.string(),
  body: z.number(),
  /** How long it lasts, in ms. */
  lasts: z.number(),
});
export type Flood = z.infer<typeof Flood>;

/** How long (ms) it takes to come again: sooner would measure how the machine is shared by an attacker and the bot on it. */
const AGAIN = 2000;

/** Resolves with how often a connection was made when the flood is over. */
export function flood(wanted: Flood): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const worker = new Worker(new URL(import.meta.url), { workerData: wanted });
  worker.once('message', (made: number) => resolve(made));
  worker.once('error', reject);
  return promise;
}

async function rage({ port, connections, head, body, lasts }: Flood): Promise<number> {
  const filling = Buffer.alloc(body, 'x');
  let [isOver, made] = [false, 0];
  const knock = (): void => {
    if (isOver) return;
    made += 1;
    const socket = connect(port, '127.0.0.1', () => void (socket.write(head) && socket.write(filling)));
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => setTimeout(knock, AGAIN));
  };
  for (let each = 0; each < connections; each += 1) {
    knock();
    if (each % 50 === 0) await sleep(1);
  }
  await sleep(lasts);
  isOver = true;
  return made;
}

if (!isMainThread && parentPort && Flood.safeParse(workerData).success) {
  parentPort.postMessage(await rage(Flood.parse(workerData)));
  process.exit();
}

/** Strangers at the page, on a separate thread and from several addresses of this machine. */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { newTally, onThread, type Tally } from './tally.ts';

const Siege = z.object({
  port: z.number(),
  /** The number of connections, and the addresses that they come from. */
  sockets: z.number().default(0),
  addresses: z.number().default(1),
  origin: z.string(),
  /** The data that each connection sends, how often, and the delay (ms) between sends. */
  messages: z.array(z.string()).default([]),
  rounds: z.number().default(1),
  every: z.number().default(0),
  /** Simultaneous requests. */
  requests: z.number().default(0),
  path: z.string().default('/'),
  body: z.string().nullable().default(null),
  /** Duration in ms. */
  lasts: z.number(),
});
export type Siege = z.input<typeof Siege>;

const PING = 5000;

const tally = newTally();

export const besiege = (wanted: Siege): Promise<Tally> => onThread(import.meta.url, wanted);

/** `127.0.0.1` is reserved for honest users. */
const addressOf = (n: number, { addresses }: z.infer<typeof Siege>): string =>
  `127.0.0.${2 + (n % addresses)}`;

async function hold(n: number, siege: z.infer<typeof Siege>): Promise<void> {
  const { port, origin, messages, rounds, every } = siege;
  const localAddress = addressOf(n, siege);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { origin, localAddress });
  tally.sent += 1;
  socket.on('error', (error) => {
    tally[error.message.startsWith('Unexpected server response') ? 'refused' : 'failed'] += 1;
  });
  socket.on('message', () => (tally.answered += 1));
  socket.on('open', () => {
    tally.answered += 1;
    socket.on('close', () => (tally.refused += 1));
  });
  await new Promise((resolve) => {
    for (const event of ['open', 'error'] as const) socket.once(event, resolve);
  });
  setInterval(() => {
    if (socket.readyState === socket.OPEN) socket.send('{"kind":"ping"}');
  }, PING);
  for (let round = 0; round < rounds; round += 1) {
    for (const message of messages)
      if (socket.readyState === socket.OPEN) {
        socket.send(message.replaceAll('%', `${n}0${round}`));
        tally.sent += 1;
      }
    await sleep(every);
  }
}

function ask(n: number, siege: z.infer<typeof Siege>): void {
  const { port, path, body, origin } = siege;
  const headers = { Origin: origin, 'Content-Length': Buffer.byteLength(body ?? '') };
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    method: body === null ? 'GET' : 'POST',
    localAddress: addressOf(n, siege),
    headers,
    agent: false,
  });
  tally.sent += 1;
  asked.on('response', (answer) => {
    tally[(answer.statusCode ?? 500) < 400 ? 'answered' : 'refused'] += 1;
    answer.resume();
  });
  asked.on('error', () => (tally.failed += 1));
  asked.end(body?.replaceAll('%', String(n)));
}

async function rage(siege: z.infer<typeof Siege>): Promise<void> {
  for (let n = 0; n < siege.requests; n += 1) ask(n, siege);
  for (let n = 0; n < siege.sockets; n += 1) {
    void hold(n, siege);
    if (n % 10 === 0) await sleep(1);
  }
  await sleep(siege.lasts);
}

if (!isMainThread && parentPort && Siege.safeParse(workerData).success) {
  await rage(Siege.parse(workerData));
  parentPort.postMessage(tally);
  process.exit();
}

/** An open page: its received messages, and a way to wait for more. */
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { FromPage, FromServer } from '../../playground/protocol.ts';

type Told<T extends FromServer['type']> = Extract<FromServer, { type: T }>;

export type OpenPage = Awaited<ReturnType<typeof openPage>>;

const isTold = (value: unknown): value is FromServer =>
  typeof value === 'object' && value !== null && 'type' in value;

export async function openPage(url: string, user = '') {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/page?user=${user}`);
  const told: FromServer[] = [];
  socket.on('message', (data: Buffer) => {
    const value: unknown = JSON.parse(data.toString());
    if (isTold(value)) told.push(value);
  });
  await once(socket, 'open');
  onTestFinished(() => socket.terminate());
  const hear = async <T extends FromServer['type']>(
    type: T,
    fits: (one: Told<T>) => boolean = () => true,
  ): Promise<Told<T>> => {
    const isOf = (one: FromServer): one is Told<T> => one.type === type;
    for (;;) {
      const found = told.filter(isOf).find(fits);
      if (found) return found;
      await once(socket, 'message');
    }
  };
  return { told, hear, say: (asked: FromPage) => socket.send(JSON.stringify(asked)) };
}

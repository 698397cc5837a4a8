/** A port for a server that can't choose one itself. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that is free now, on the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('a server without a port');
  return address.port;
}

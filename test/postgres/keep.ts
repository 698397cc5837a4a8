/** Starts a PostgreSQL server in a separate process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Server } from './server.ts';

const KEEPER = fileURLToPath(new URL('keeper.ts', import.meta.url));

/** Starts a server that ends with this process at the latest. Uses npm's programs or a folder's. */
export async function keepServer(
  ...settings: readonly ('durable' | `/${string}`)[]
): Promise<Pick<Server, 'url' | 'stop'>> {
  const child = spawn(process.execPath, [KEEPER, ...settings], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const started = Promise.race([once(createInterface(child.stdout), 'line'), exited]);
  const [url] = await started;
  if (typeof url !== 'string')
    throw new Error('PostgreSQL cannot be started here; TEST_DATABASE_URL may name another');
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}

/**
 * Checks whether a pooler between the bot and PostgreSQL keeps sessions. The bot's lock and the
 * news of changed games both belong to a session (https://www.pgbouncer.org/features.html).
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { openClient } from './postgres.ts';

/**
 * `shared-sessions`: transactions from several clients share a session. `left-sessions`: the next
 * client takes over a session together with the previous client's locks.
 */
export type PoolerFault = 'shared-sessions' | 'left-sessions';

/** How long a message or closing a connection may take on a busy server, in ms. */
const DATABASE_TIMEOUT = 2000;
const PAUSE = 20;

/** Throws if the server can't be reached, or allows fewer than two connections. */
export const poolerFault = (address: string): Promise<PoolerFault | null> =>
  connected(address, (one) =>
    connected(address, async (other) => {
      const key = randomInt(2 ** 31);
      if (!(await isHeard(one, other, `crownhead_${key}`))) return 'shared-sessions';
      if (await isDirect(one)) return null;
      return (await isLeft(one, other, key)) ? 'left-sessions' : null;
    }),
  );

async function connected<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openClient(address, 'crownhead start');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether a listener receives messages while it is idle. It doesn't if its session is shared. */
async function isHeard(listener: Client, speaker: Client, channel: string): Promise<boolean> {
  const heard = new AbortController();
  listener.once('notification', () => heard.abort());
  await listener.query(`listen ${channel}`);
  await speaker.query('select pg_notify($1, $2)', [channel, '']);
  await sleep(DATABASE_TIMEOUT, null, heard).catch(() => null);
  await listener.query(`unlisten ${channel}`);
  return heard.signal.aborted;
}

/** Whether the connection was opened by the same PostgreSQL process that runs its queries. */
async function isDirect(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid');
  return 'processID' in client && client.processID === rows[0]?.pid;
}

/** Whether a lock remains after its connection has ended. */
async function isLeft(witness: Client, holder: Client, key: number): Promise<boolean> {
  await holder.query('select pg_advisory_lock_shared($1, $1)', [key]);
  await holder.end();
  const held = `select from pg_locks where locktype = 'advisory' and classid = $1::oid and objid = $1::oid`;
  for (let waited = 0; waited < DATABASE_TIMEOUT; waited += PAUSE) {
    if ((await witness.query(held, [key])).rowCount === 0) return false;
    await sleep(PAUSE);
  }
  return true;
}

/**
 * Reports changed games to all processes of a PostgreSQL database
 * (https://www.postgresql.org/docs/current/sql-notify.html). Reconnects after a lost connection.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type GameNews, openLocalNews } from '../../app/ports/gameNews.ts';
import type { Report } from '../database/readable.ts';

const CHANNEL = 'crownhead_games';

/** How long to wait for a connection (ms). */
const PATIENCE = 5000;

/** In ms, after a connection was lost or could not be opened. */
const PAUSE = 1000;

export function openSharedNews(address: string, report: Report): GameNews {
  const local = openLocalNews();
  // Each process hears its own news directly, so it ignores its own messages from the server.
  const own = randomUUID();
  const closing = new AbortController();
  let client: Client | null = null;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: address,
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
      application_name: 'crownhead news',
    });
    const lost = new Promise<void>((resolve) => {
      next.once('end', resolve);
      next.on('error', () => resolve());
    });
    next.on('notification', ({ payload = '' }) => {
      const [sender, id] = payload.split(' ');
      if (sender !== own && id !== undefined) local.tell(id);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
    local.tell(null);
    if (closing.signal.aborted) await next.end();
    await lost;
  }

  async function stayConnected(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await connect();
        if (!closing.signal.aborted) report(new Error('the connection for changed games was lost'));
      } catch {
        // Queries that need an answer report this.
      }
      client = null;
      await sleep(PAUSE, null, { signal: closing.signal, ref: false }).catch(() => null);
    }
  }

  const staying = stayConnected();
  return {
    ...local,
    tell: (id) => {
      local.tell(id);
      // A lost message does no harm: after a reconnection, any game may have changed.
      client?.query('select pg_notify($1, $2)', [CHANNEL, `${own} ${id}`]).catch(() => undefined);
    },
    close: async () => {
      closing.abort();
      await client?.end().catch(() => undefined);
      await staying;
      await local.close();
    },
  };
}

/**
 * Reports changed games to all processes of a PostgreSQL database, and reconnects if needed
 * (https://www.postgresql.org/docs/current/sql-notify.html).
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { type GameNews, openLocalNews } from '../../app/ports/gameNews.ts';
import { openClient } from '../database/postgres.ts';
import type { Report } from '../database/readable.ts';

const CHANNEL = 'crownhead_games';

/** In ms, after a connection was lost or could not be opened. */
const PAUSE = 1000;

export function openSharedNews(address: string, report: Report): GameNews {
  const local = openLocalNews();
  // Each process gets its own news directly, so it ignores its own messages from the server.
  const own = randomUUID();
  const closing = new AbortController();
  let client: Client | null = null;
  let isReported = false;

  /** Throws if the connection can't be opened, or when it is lost. */
  async function listen(): Promise<void> {
    const next = await openClient(address, 'crownhead news');
    const lost = new Promise<void>((resolve) => {
      next.once('end', resolve);
      next.on('error', () => resolve());
    });
    next.on('notification', ({ payload = '' }) => {
      const [sender, id] = payload.split(' ');
      if (sender !== own && id !== undefined) local.tell(id);
    });
    try {
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    client = next;
    isReported = false;
    local.tell(null);
    if (closing.signal.aborted) await next.end();
    await lost;
    throw new Error('the connection for changed games was lost');
  }

  async function stayConnected(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!isReported && !closing.signal.aborted) report(error);
        isReported = true;
      });
      client = null;
      await sleep(PAUSE, null, { signal: closing.signal, ref: false }).catch(() => null);
    }
  }

  const staying = stayConnected();
  return {
    ...local,
    tell: (id) => {
      local.tell(id);
      // A lost message does no harm: after reconnecting, any game is assumed to have changed.
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

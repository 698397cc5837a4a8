/** What must be known of a database on a server before a program of PostgreSQL is let at it. */
import { sql } from 'kysely';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { openPostgres } from '../database/postgres.ts';
import type { ServerFaultCode } from '../opening/fault.ts';
import { serverRefusal } from '../opening/openServer.ts';
import { serverFault, serverFaultCodeOf } from '../opening/serverFault.ts';

export interface Served {
  /** The server's major version. */
  readonly version: number;
  /** The schema in which the bot's tables are, and nothing else. */
  readonly schema: string;
  readonly tables: readonly string[];
  /** Whether a bot is connected, or more than one. */
  readonly isInUse: boolean;
  /** Why it must be left alone. */
  readonly refusal: ServerFaultCode | null;
}

/** Looks at the database at an address; the problem is a plain sentence. */
export async function lookAtServer(address: string): Promise<Attempt<Served, string>> {
  const database = openPostgres(address, () => undefined);
  const { db } = database;
  try {
    const { rows } = await sql<Omit<Served, 'refusal'>>`
      select current_setting('server_version_num')::integer / 10000 as version,
        current_schema()::text as schema,
        array(select tablename::text from pg_tables where schemaname = current_schema()) as tables,
        exists (select from pg_stat_activity where datname = current_database()
          and application_name = 'crownhead' and pid <> pg_backend_pid()) as "isInUse"`.execute(db);
    const [facts] = rows;
    if (facts === undefined || facts.schema === null)
      return refused(serverFault('no-rights', address).message);
    return done({ ...facts, refusal: await serverRefusal(database) });
  } catch (error) {
    const code = serverFaultCodeOf(error);
    if (code) return refused(serverFault(code, address).message);
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Looks at a database on a server before PostgreSQL's programs work on it. */
import { sql } from 'kysely';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { openPostgres } from '../database/postgres.ts';
import { faultOf, type ServerFaultCode, serverFault } from '../opening/fault.ts';
import { serverRefusal } from '../opening/openServer.ts';

export interface Served {
  /** The server's major version. */
  readonly version: number;
  /** The schema with the bot's tables. */
  readonly schema: string;
  readonly tables: readonly string[];
  readonly isInUse: boolean;
  /** Why it can't be used. */
  readonly refusal: ServerFaultCode | null;
}

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
    return refused(faultOf(error, address).message);
  } finally {
    await db.destroy();
  }
}

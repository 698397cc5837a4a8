/**
 * One PostgreSQL server for all tests: our own, or TEST_DATABASE_URL's, whose user must be allowed
 * to create databases.
 */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { keepServer } from './keep.ts';
import { READY } from './ready.ts';
import { databaseAt } from '../store/opened.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The address of the server, for a user who may create databases; missing if a run has no
     * server.
     */
    readonly postgres: string | undefined;
    readonly databases: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const databases = `crownhead_${randomBytes(6).toString('hex')}_`;
  const server = given ? { url: given, stop: () => dropAll(given, databases) } : await keepServer();
  await makeReady(server.url, `${databases}${READY}`);
  project.provide('postgres', server.url);
  project.provide('databases', databases);
  return () => server.stop();
}

/**
 * Makes the database with the newest schema and no rows that other databases are copied from,
 * because running all migrations takes far longer.
 */
async function makeReady(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  const opened = await databaseAt(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  await opened.db.destroy();
}

async function dropAll(url: string, beginning: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const found = 'select datname from pg_database where starts_with(datname, $1)';
  const { rows } = await client.query<{ datname: string }>(found, [beginning]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

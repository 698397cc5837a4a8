/**
 * One PostgreSQL server for all tests that want one: our own, or the one that TEST_DATABASE_URL names, whose user must be
 * allowed to make databases.
 */
import type { TestProject } from 'vitest/node';
import { keepServer } from './keep.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server, for a user who may make databases; none in a run without a server. */
    readonly postgres: string | undefined;
  }
}

/** Starts the server before the first test and gives what stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => undefined } : await keepServer();
  project.provide('postgres', server.url);
  return () => server.stop();
}

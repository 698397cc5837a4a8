/**
 * Databases for tests of backups: files, or in a run on PostgreSQL, databases on a server that this
 * machine's pg_dump supports.
 */
import { afterAll, beforeAll, inject } from 'vitest';
import { findPrograms, missingFor } from '../../../src/store/backup/programs.ts';
import { lookAtServer } from '../../../src/store/backup/dump.ts';
import { newDatabase, tell } from '../../postgres/database.ts';
import { installedServer } from '../../postgres/installed.ts';
import { keepServer } from '../../postgres/keep.ts';
import { newFile } from '../file.ts';

interface Places {
  /**
   * False on a machine whose pg_dump supports no server, where only the stand-in programs in
   * `standIns.ts` can make a dump.
   */
  readonly areThere: boolean;
  readonly how: string;
  readonly newPlace: () => Promise<string>;
}

/** Finds databases for one test file: this run's server, or an installed one with pg_dump. */
export async function findPlaces(): Promise<Places> {
  const address = inject('postgres');
  if (address === undefined) return { areThere: true, how: 'SQLite', newPlace: newFile };
  const programs = await findPrograms();
  const served = await lookAtServer(address);
  if (!served.ok) throw new Error(served.problem);
  const { version } = served.value;
  const missing = missingFor(version, programs);
  if (missing === null) return { areThere: true, how: `pg_dump, server ${version}`, newPlace: newDatabase };
  const installed = programs.pg_dump === null ? null : installedServer(programs.pg_dump);
  if (installed === null) {
    const how = `left out: no PostgreSQL server with its own pg_dump is installed here. ${missing}`;
    console.warn(how);
    return { areThere: false, how, newPlace: () => Promise.reject(new Error(how)) };
  }
  let server: Awaited<ReturnType<typeof keepServer>> | undefined;
  let made = 0;
  beforeAll(async () => {
    server = await keepServer(installed);
  });
  afterAll(() => server?.stop());
  return {
    areThere: true,
    how: `pg_dump, server ${programs.pg_dump}`,
    newPlace: async () => {
      const name = `place_${(made += 1)}`;
      await tell(`create database ${name}`, server?.url);
      return new URL(`/${name}`, server?.url).href;
    },
  };
}

/** Tests write their databases in memory if it has room: on a disk, SQLite waits for each save. */
import { statfsSync } from 'node:fs';

const IN_MEMORY = '/dev/shm';

/** This many bytes must be free, because a container often has just 64 MB of memory files. */
const ENOUGH = 2 ** 30;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}

/** The environment for the processes of tests; empty if the usual temporary folder is used. */
export const SCRATCH: Readonly<Record<string, string>> =
  process.env['TMPDIR'] === undefined && hasRoom(IN_MEMORY) ? { TMPDIR: IN_MEMORY } : {};

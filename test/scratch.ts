/** Tests write their databases in memory where there is room: SQLite waits until a disk has each save. */
import { statfsSync } from 'node:fs';

const IN_MEMORY = '/dev/shm';

/** So many bytes must be free; a container often has just 64 MB there. */
const ENOUGH = 2 ** 30;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}

/** What the processes of tests are told of it; nothing, where the usual folder for temporary files does. */
export const SCRATCH: Readonly<Record<string, string>> =
  process.env['TMPDIR'] === undefined && hasRoom(IN_MEMORY) ? { TMPDIR: IN_MEMORY } : {};

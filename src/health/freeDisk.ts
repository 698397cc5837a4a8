import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * In bytes: the least free space for a burst of games and for freeing space, and the space that a
 * backup must leave. The bot can't save moves on a full disk.
 */
export const [LEAST_DISK, SPARE_DISK] = [50 * 2 ** 20, 200 * 2 ** 20] as const;

/** The free space in bytes on a folder's disk. The folder may not exist yet. */
export async function freeDisk(folder: string): Promise<number> {
  const path = resolve(folder);
  if (!existsSync(path) && dirname(path) !== path) return freeDisk(dirname(path));
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

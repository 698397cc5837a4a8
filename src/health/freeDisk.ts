import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * In bytes: what a burst of games and freeing space need, and what a backup leaves free, because the
 * bot can't save moves on a full disk.
 */
export const [LEAST_DISK, SPARE_DISK] = [50 * 2 ** 20, 200 * 2 ** 20] as const;

/** The free space (bytes) on the disk of a folder, which may not exist yet. */
export async function freeDisk(folder: string): Promise<number> {
  const path = resolve(folder);
  if (!existsSync(path) && dirname(path) !== path) return freeDisk(dirname(path));
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

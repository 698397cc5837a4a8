import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The free space (bytes) on the disk of a folder, which may not exist yet. */
export async function freeDisk(folder: string): Promise<number> {
  const path = resolve(folder);
  if (!existsSync(path) && dirname(path) !== path) return freeDisk(dirname(path));
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** How much room there is on a disk. */
import { statfs } from 'node:fs/promises';

/** Bytes that an ordinary user may still write on the disk of this folder, which must be there. */
export async function freeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

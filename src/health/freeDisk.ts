import { statfs } from 'node:fs/promises';

/** Bytes available to an ordinary user on the disk of an existing folder. */
export async function freeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

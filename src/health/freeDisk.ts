import { statfs } from 'node:fs/promises';

export async function freeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

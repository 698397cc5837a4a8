/** Removing the oldest backups of a folder. What is not named as a backup is left alone. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsAmong } from './names.ts';

/** Keeps so many, the newest; gives the names of those that it removed. */
export async function rotate(folder: string, keep: number): Promise<readonly string[]> {
  const tooMany = backupsAmong(await readdir(folder)).slice(keep);
  await Promise.all(tooMany.map((name) => rm(join(folder, name), { force: true })));
  return tooMany;
}

/** Removing the oldest backups of a folder, and what is left of those that were never finished. All else is left alone. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsAmong, isUnfinished } from './names.ts';

/** A backup on which nothing was done for so long (ms) is nobody's. */
const ABANDONED = 3_600_000;

/** Keeps so many, the newest; gives the names of those that it removed. `at` (ms since 1970) is the time. */
export async function rotate(folder: string, keep: number, at: number): Promise<readonly string[]> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name);
  const tooMany = backupsAmong(names).slice(keep);
  const isAbandoned = async (name: string): Promise<boolean> =>
    at - (await stat(join(folder, name)).catch(() => ({ mtimeMs: at }))).mtimeMs > ABANDONED;
  const unfinished = names.filter(isUnfinished);
  const abandoned = await Promise.all(unfinished.map(isAbandoned));
  const left = unfinished.filter((_name, index) => abandoned[index]);
  await Promise.all([...tooMany, ...left].map((name) => rm(join(folder, name), { force: true })));
  return tooMany;
}

/**
 * Database files with the newest schema: copies of one, because running all migrations takes far
 * longer.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathInNewFolder } from './folder.ts';
import { databaseAt } from './opened.ts';

let made: Promise<Buffer> | null = null;

/**
 * The path of a file with the newest schema and no rows, which is removed after the running test.
 */
export async function newFile(): Promise<string> {
  const path = await pathInNewFolder('games.db');
  await writeFile(path, await (made ??= make()));
  return path;
}

async function make(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-store-'));
  const path = join(folder, 'games.db');
  const opened = await databaseAt(path);
  await opened.db.destroy();
  const file = await readFile(path);
  await rm(folder, { recursive: true });
  return file;
}

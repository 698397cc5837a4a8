/** A server with a backup made by PostgreSQL's own programs. */
import { dirname } from 'node:path';
import { backUpInto, type FinishedBackup } from '../../../src/store/backup/backUpInto.ts';
import { pathInNewFolder } from '../folder.ts';
import { opened } from '../opening/filled.ts';
import { fill, NOW } from './fill.ts';

/** Two filled databases, and a backup of the first. */
export async function dumped(newPlace: () => Promise<string>) {
  const [from, to] = [await newPlace(), await newPlace()];
  await fill(from, 'a');
  await fill(to, 'b');
  const folder = dirname(await pathInNewFolder('backup'));
  const bot = await opened(from);
  const { path } = await backedUp(from, folder, NOW);
  await bot.close();
  return { from, to, folder, path };
}

export async function backedUp(place: string, folder: string, at: number): Promise<FinishedBackup> {
  const made = await backUpInto({ place, folder, keep: 1, at });
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

/** A backup into a folder in which only so many are kept. */
import { join } from 'node:path';
import { done, type Attempt } from '../../draughts/attempt.ts';
import { backUp } from './backUp.ts';
import type { Held } from './checkBackup.ts';
import { backupName } from './names.ts';
import { rotate } from './rotate.ts';

/** What is to be backed up where. */
export interface BackupOrder {
  /** The database. */
  readonly place: string;
  readonly folder: string;
  /** So many are kept, the newest. */
  readonly keep: number;
  /** When it is made (ms since 1970), by which it is called. */
  readonly at: number;
}

/** What was made, and what was removed for it. */
export interface Made extends Held {
  readonly path: string;
  readonly removed: readonly string[];
}

/** Makes a backup and, when that is checked, removes the oldest; the problem is a plain sentence. */
export async function backUpInto({ place, folder, keep, at }: BackupOrder): Promise<Attempt<Made, string>> {
  const path = join(folder, backupName(at));
  const made = await backUp(place, path);
  return made.ok ? done({ ...made.value, path, removed: await rotate(folder, keep) }) : made;
}

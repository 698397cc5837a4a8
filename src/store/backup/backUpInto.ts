/** A backup into a folder in which only so many are kept. */
import { join } from 'node:path';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { isAddress } from '../opening/address.ts';
import { serverFault } from '../opening/serverFault.ts';
import { backUp } from './backUp.ts';
import { dump } from './dump.ts';
import type { Held } from './held.ts';
import { backupName } from './names.ts';
import { findPrograms, missingFor } from './programs.ts';
import { rotate } from './rotate.ts';
import { lookAtServer } from './served.ts';

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
  const path = join(folder, backupName(at, isAddress(place) ? 'dump' : 'sqlite'));
  const made = await (isAddress(place) ? dumpServer(place, path) : backUp(place, path));
  return made.ok ? done({ ...made.value, path, removed: await rotate(folder, keep, at) }) : made;
}

async function dumpServer(address: string, path: string): Promise<Attempt<Held, string>> {
  const served = await lookAtServer(address);
  if (!served.ok) return served;
  const { refusal, version, schema } = served.value;
  if (refusal !== null) return refused(serverFault(refusal, address).message);
  const missing = missingFor(version, await findPrograms());
  return missing === null ? dump(address, schema, path) : refused(missing);
}

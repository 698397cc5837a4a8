/** A backup into a folder in which only so many are kept: of a server's database by pg_dump where that fits, else by our own copy. */
import { join } from 'node:path';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { isAddress } from '../opening/address.ts';
import { serverFault } from '../opening/serverFault.ts';
import { backUp } from './backUp.ts';
import { dump } from './dump.ts';
import type { Held } from './held.ts';
import { backupName, type BackupKind } from './names.ts';
import { findPrograms } from './programs.ts';
import { rotate } from './rotate.ts';
import { lookAtServer, type Served } from './served.ts';
import { whyNoDump } from './way.ts';

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
  /** Why pg_dump did not make it, as a plain sentence; `null` when it did, or the database is a file. */
  readonly whyNoDump: string | null;
}

/** Makes a backup and, when that is checked, removes the oldest; the problem is a plain sentence. */
export async function backUpInto({ place, folder, keep, at }: BackupOrder): Promise<Attempt<Made, string>> {
  const path = (kind: BackupKind): string => join(folder, backupName(at, kind));
  const made = async (held: Held, kind: BackupKind, why: string | null): Promise<Attempt<Made, string>> =>
    done({ ...held, path: path(kind), removed: await rotate(folder, keep, at), whyNoDump: why });
  let why: string | null = null;
  if (isAddress(place)) {
    const served = await lookAtServer(place);
    if (!served.ok) return served;
    const { refusal } = served.value;
    if (refusal !== null) return refused(serverFault(refusal, place).message);
    const dumped = await dumpIfPossible(place, served.value, path('dump'));
    if (dumped.ok) return made(dumped.value, 'dump', null);
    why = `Made by Crownhead's own copy: ${dumped.problem}. With PostgreSQL's client programs of version ${served.value.version} or newer it takes less time.`;
  }
  const copied = await backUp(place, path('sqlite'));
  return copied.ok ? made(copied.value, 'sqlite', why) : copied;
}

/** The problem says why not. */
async function dumpIfPossible(place: string, served: Served, path: string): Promise<Attempt<Held, string>> {
  const why = whyNoDump(served.version, await findPrograms());
  return why === null ? dump(place, served, path) : refused(why);
}

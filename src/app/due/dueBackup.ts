/** The backup of the day is due. What goes wrong with it has to do with the disk more often than not: so it is tried every hour. */
import { DAY, HOUR } from '../../game/span.ts';
import type { Using } from '../ports/app.ts';
import type { BackupId } from '../ports/store.ts';
import { putOff, type PutOff } from './kind.ts';

/** Makes it; where no folder is named for backups, none is wanted until one is. */
export async function doDueBackup(
  app: Using<never, 'backUp' | 'now'>,
  id: BackupId,
): Promise<PutOff<BackupId>> {
  if (app.backUp === null) return putOff(id, null);
  const now = app.now();
  return putOff(id, now + ((await app.backUp(now)) ? DAY : HOUR));
}

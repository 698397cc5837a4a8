import { DAY, HOUR } from '../../game/calendar/span.ts';
import type { Using } from '../ports/app.ts';
import type { BackupId } from '../ports/store.ts';
import { putOff, type PutOff } from './kind.ts';

/** Without a backup folder, nothing is due. */
export async function doDueBackup(
  app: Using<never, 'backUp' | 'now'>,
  id: BackupId,
): Promise<PutOff<BackupId>> {
  if (app.backUp === null) return putOff(id, null);
  const now = app.now();
  return putOff(id, now + ((await app.backUp(now)) ? DAY : HOUR));
}

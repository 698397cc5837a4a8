/** How the database of these settings is backed up every day. */
import type { BackUp } from './app/ports/store.ts';
import { databaseOf, type Config } from './config.ts';
import type { Log } from './log.ts';
import { backUpOnThread } from './store/backup/thread.ts';

/** `null` where no folder is named. */
export function backingUp(config: Config, log: Log): BackUp | null {
  const { folder, keep } = config.backups;
  if (folder === undefined) return null;
  return async (at) => {
    const made = await backUpOnThread({ place: databaseOf(config), folder, keep, at }, (error) =>
      log.error({ err: error }, 'the backup thread failed'),
    );
    if (!made.ok) {
      log.error({ reason: made.problem }, 'today’s backup failed');
      return false;
    }
    const { games, bytes } = made.value;
    log.info({ games, bytes }, 'backed up');
    return true;
  };
}

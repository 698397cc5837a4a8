import type { BackUp } from './app/ports/store.ts';
import { databaseOf, type Config } from './config.ts';
import type { Log } from './log.ts';
import { refused, type Attempt } from './kit/attempt.ts';
import { threadFile } from './files.ts';
import { openThreads } from './threads/threads.ts';
import type { BackupOrder, Made } from './store/backup/backUpInto.ts';

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

/** Runs on its own thread, so that copying a large database keeps nobody waiting. */
export async function backUpOnThread(
  order: BackupOrder,
  report: (error: unknown) => void,
): Promise<Attempt<Made, string>> {
  const file = threadFile('store/backup/backUpInto');
  const thread = openThreads<BackupOrder, Attempt<Made, string>>({ file, name: 'backUpInto', report });
  const made = await thread.run(order);
  await thread.close();
  return made.ok ? made.value : refused('The backup thread failed.');
}

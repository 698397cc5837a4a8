import { stat } from 'node:fs/promises';
import type { BackUp } from './app/ports/store.ts';
import { databaseOf, type Config } from './config.ts';
import { SPARE_DISK } from './health/freeDisk.ts';
import type { Log } from './log.ts';
import { refused, type Result } from './kit/result.ts';
import { IN_MEMORY } from './store/opening/address.ts';
import { threadFile } from './files.ts';
import { openThreads } from './threads/threads.ts';
import type { BackupOrder, FinishedBackup } from './store/backup/backUpInto.ts';

interface BackupParts {
  readonly log: Log;
  readonly freeDisk: (folder: string) => Promise<number>;
}

/** `null` if the bot makes no daily backups, as for a database in memory. */
export function backingUp(config: Config, { log, freeDisk }: BackupParts): BackUp | null {
  const { folder, keep } = config.backups;
  if (folder === null || databaseOf(config) === IN_MEMORY) return null;
  return async (at) => {
    const free = await freeDisk(folder);
    const needed = SPARE_DISK + (await sizeOf(config));
    if (free < needed) {
      const reason = `${Math.floor(free / MB)} MB are free on the disk of ${folder}, and a backup needs ${Math.ceil(needed / MB)} MB`;
      log.error({ reason }, 'today’s backup failed');
      return false;
    }
    const made = await backUpOnThread({ place: databaseOf(config), folder, keep, at }, (error) =>
      log.error({ err: error }, 'the backup thread failed'),
    );
    if (!made.ok) {
      log.error({ reason: made.problem }, 'today’s backup failed');
      return false;
    }
    const { games, bytes } = made.value;
    log.info({ games, bytes }, 'backed up the database');
    return true;
  };
}

const MB = 2 ** 20;

/** The size (bytes) of the database file and its journal; 0 for a database server. */
async function sizeOf({ databaseUrl, databasePath }: Config): Promise<number> {
  if (databaseUrl !== undefined) return 0;
  const sizes = ['', '-wal'].map((end) =>
    stat(databasePath + end).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Runs on its own thread, so that copying a large database keeps nobody waiting. */
export async function backUpOnThread(
  order: BackupOrder,
  report: (error: unknown) => void,
): Promise<Result<FinishedBackup, string>> {
  const file = threadFile('store/backup/backUpInto');
  const thread = openThreads<BackupOrder, Result<FinishedBackup, string>>({
    file,
    name: 'backUpInto',
    report,
  });
  const made = await thread.run(order);
  await thread.close();
  return made.ok ? made.value : refused('The backup thread failed.');
}

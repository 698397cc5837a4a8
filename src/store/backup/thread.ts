/** Backups on a thread of their own, so that copying and checking a large database keeps nobody waiting. */
import { Tinypool } from 'tinypool';
import type { Attempt } from '../../draughts/attempt.ts';
import type { BackupOrder, Made } from './backUpInto.ts';
import { threadFile } from '../../files.ts';

/** Starts a thread, has it make the backup and ends it. */
export async function backUpOnThread(order: BackupOrder): Promise<Attempt<Made, string>> {
  const pool = new Tinypool({
    filename: threadFile('store/backup/backUpInto').href,
    name: 'backUpInto',
    minThreads: 1,
    maxThreads: 1,
  });
  try {
    return await pool.run(order);
  } finally {
    await pool.destroy();
  }
}

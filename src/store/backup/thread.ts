/** Makes backups on their own thread, so that copying a large database keeps nobody waiting. */
import { refused, type Attempt } from '../../draughts/attempt.ts';
import { threadFile } from '../../files.ts';
import { openThreads } from '../../threads/threads.ts';
import type { BackupOrder, Made } from './backUpInto.ts';

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

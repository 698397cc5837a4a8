/** The folder of backups. File names contain the time of the backup, so that they sort by age. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^crownhead-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:sqlite|dump)$/u;

type BackupKind = 'sqlite' | 'dump';

/** Without colons, because Windows doesn't allow them. `at` is in ms since 1970. */
export const backupName = (at: number, kind: BackupKind = 'sqlite'): string =>
  `crownhead-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.${kind}`;

export function madeAt(name: string): number | null {
  const [found, day, ...time] = NAME.exec(name) ?? [];
  const at = found === undefined ? Number.NaN : Date.parse(`${day}T${time.join(':')}Z`);
  return Number.isNaN(at) ? null : at;
}

export const backupsAmong = (names: readonly string[]): readonly string[] =>
  names
    .filter((name) => madeAt(name) !== null)
    .toSorted()
    .toReversed();

function isUnfinished(name: string): boolean {
  const [, whole] = /^(.*)\.part(?:-wal|-shm|-journal)?$/u.exec(name) ?? [];
  return whole !== undefined && madeAt(whole) !== null;
}

/** An unfinished backup that hasn't changed for this long (ms) counts as abandoned. */
const ABANDONED = 3_600_000;

/** Keeps the newest, and removes abandoned ones. Returns the oldest, which it also removed. */
export async function rotate(folder: string, keep: number, at: number): Promise<readonly string[]> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name);
  const tooMany = backupsAmong(names).slice(keep);
  const isAbandoned = async (name: string): Promise<boolean> =>
    at - (await stat(join(folder, name)).catch(() => ({ mtimeMs: at }))).mtimeMs > ABANDONED;
  const unfinished = names.filter(isUnfinished);
  const abandoned = await Promise.all(unfinished.map(isAbandoned));
  const left = unfinished.filter((_name, index) => abandoned[index]);
  await Promise.all([...tooMany, ...left].map((name) => rm(join(folder, name), { force: true })));
  return tooMany;
}

/** What backups are called: by the instant that they hold, so that their names sort as they were made. */

const NAME = /^crownhead-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:sqlite|dump)$/u;

/** Our own copy, and what pg_dump makes. */
export type BackupKind = 'sqlite' | 'dump';

/** The name of a backup that is made at this instant (ms since 1970). No colons, which Windows does not allow. */
export const backupName = (at: number, kind: BackupKind = 'sqlite'): string =>
  `crownhead-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.${kind}`;

/** When a backup of this name was made; `null` when it is none of ours. */
export function madeAt(name: string): number | null {
  const [found, day, ...time] = NAME.exec(name) ?? [];
  const at = found === undefined ? Number.NaN : Date.parse(`${day}T${time.join(':')}Z`);
  return Number.isNaN(at) ? null : at;
}

/** Of the names in a folder those of backups, the newest first. */
export const backupsAmong = (names: readonly string[]): readonly string[] =>
  names
    .filter((name) => madeAt(name) !== null)
    .toSorted()
    .toReversed();

/** Whether it is what a backup is called before it is whole, or a journal of that. */
export function isUnfinished(name: string): boolean {
  const [, whole] = /^(.*)\.part(?:-wal|-shm|-journal)?$/u.exec(name) ?? [];
  return whole !== undefined && madeAt(whole) !== null;
}

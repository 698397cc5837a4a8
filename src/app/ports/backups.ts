/** What the use cases ask for so that the database is backed up every day. */

/** Which of the backups that are planned: there is one a day. */
export type BackupId = string;

/** Makes a backup at this instant (ms) where the settings say; false when it could not, which the log tells. */
export type BackUp = (at: number) => Promise<boolean>;

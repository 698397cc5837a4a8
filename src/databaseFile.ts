/** Checks the free disk space for a database file, and later checks a large file for damage. */
import { dirname, resolve } from 'node:path';
import type { Config } from './config.ts';
import type { Sights } from './health/look.ts';
import type { Log } from './log.ts';
import { damageLater } from './store/opening/soundness.ts';

interface FileParts {
  readonly log: Log;
  readonly freeDisk: (folder: string) => Promise<number>;
}

interface DatabaseFile {
  readonly sights: Pick<Sights, 'freeDisk' | 'soundness'>;
  begin(): void;
  end(): void;
}

export function databaseFile(
  { databasePath, databaseUrl }: Config,
  { freeDisk, log }: FileParts,
): DatabaseFile {
  if (databaseUrl !== undefined)
    return { sights: { freeDisk: null, soundness: { isDamaged: false } }, begin: () => {}, end: () => {} };
  const soundness = { isDamaged: false };
  const ended = new AbortController();
  const unread = (error: unknown): void => log.error({ err: error }, 'the database check failed');
  const readThrough = async (): Promise<void> => {
    const damage = await damageLater(databasePath, ended.signal, unread);
    if (damage === null) return;
    soundness.isDamaged = true;
    log.error(damage);
  };
  return {
    sights: { freeDisk: () => freeDisk(dirname(resolve(databasePath))), soundness },
    begin: () =>
      void readThrough().catch((error: unknown) => {
        if (!ended.signal.aborted) unread(error);
      }),
    end: () => ended.abort(),
  };
}

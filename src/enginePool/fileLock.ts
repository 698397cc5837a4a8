/**
 * A lock that processes of one machine hold by a file. Whoever holds it touches the file every few seconds; one that was not touched for
 * some time is a dead process's, and anybody's. Two that find so in the same instant may both come to hold it: use it where
 * that costs work, but harms nothing.
 */
import { mkdir, open, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How often it is touched, and after how long without it is anybody's, in ms. */
const TOUCHED = 2000;
const STALE = 15_000;

export interface FileLock {
  /** Lets others have it. */
  release(): Promise<void>;
}

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

async function made(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.close();
    return true;
  } catch (error) {
    if (isThere(error)) return false;
    throw error;
  }
}

/** Takes the lock at this instant (ms); `null` when another holds it. Throws where the folder cannot be written. */
export async function takeLock(path: string, now: number): Promise<FileLock | null> {
  await mkdir(dirname(path), { recursive: true });
  const touched = (await stat(path).catch(() => null))?.mtimeMs ?? now;
  if (now - touched > STALE) await rm(path, { force: true });
  if (!(await made(path))) return null;
  const touching = setInterval(() => {
    const date = new Date();
    utimes(path, date, date).catch(() => undefined);
  }, TOUCHED).unref();
  return {
    release: async () => {
      clearInterval(touching);
      await rm(path, { force: true });
    },
  };
}

/**
 * The owner keeps touching its lock, and any process may take over an old lock. If two processes
 * take it at once, nothing breaks, because the lock only saves work.
 */
import { mkdir, open, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';

const TOUCHED = 2000;
const STALE = 15_000;

export interface FileLock {
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

/** Takes the lock at this time (ms), or returns `null`. Throws if the folder isn't writable. */
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

/** Reads a whole database file to find damage. Runs on a thread, because it takes seconds. */
import { DatabaseSync } from 'node:sqlite';
import { isSoundThroughout } from './soundness.ts';

/** How long to wait for a lock, in ms. */
const LOCK_TIMEOUT = 5000;

/** Throws if the file can't be read at all. */
export function isSound(path: string): boolean {
  const file = new DatabaseSync(path, { readOnly: true, timeout: LOCK_TIMEOUT });
  try {
    return isSoundThroughout(file);
  } finally {
    file.close();
  }
}

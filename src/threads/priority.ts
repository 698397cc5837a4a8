import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** How many steps a thread is below the main thread, which answers Discord. */
export const BUSY = constants.priority.PRIORITY_BELOW_NORMAL;
export const IDLE = constants.priority.PRIORITY_LOW;

/** Only Linux has priorities per thread. Elsewhere, this would slow down the whole bot. */
export function goBehind(steps: number): void {
  if (process.platform !== 'linux' || isMainThread) return;
  try {
    setPriority(Math.min(IDLE, getPriority() + steps));
  } catch {
    // A service manager may forbid it. Then the thread keeps its priority.
  }
}

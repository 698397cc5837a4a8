/** The thread that solves larger endings. The pool calls `bringPair` by its name. */
import { constants, setPriority } from 'node:os';

export { bringPair } from './bringPair.ts';

// Only Linux has priorities per thread; elsewhere this would slow down the whole bot.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

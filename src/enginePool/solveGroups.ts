/**
 * The thread that solves endings with more pieces, at the lowest priority: whatever else the machine does goes first. The pool calls `bringPair` by its
 * name.
 */
import { constants, setPriority } from 'node:os';

export { bringPair } from './bringPair.ts';

// A thread has a priority of its own on Linux alone; elsewhere it would be that of the whole bot.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/**
 * Fails the run if our code, or a library, sets a timer that Node.js warns about. Runs in every
 * worker before its tests.
 */
import { wrongTimersIn } from './wrongTimers.ts';

function refuse(warning: Error): void {
  if (wrongTimersIn(warning.name).length > 0) throw warning;
}

// The test files of a worker share its process, and this file is loaded again for each.
if (!process.listeners('warning').some(({ name }) => name === refuse.name)) process.on('warning', refuse);

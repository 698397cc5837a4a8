#!/usr/bin/env node
/** `npm start`: builds what has changed and starts it, the bot where there is a token and else the playground. */
import { fileURLToPath } from 'node:url';
import { ENVIRONMENT, FLAGS } from './memory.js';
import { prepared } from './prepared.js';

const START = new URL('../dist/start.js', import.meta.url);

if (prepared()) {
  const flags = [...FLAGS, ...process.execArgv];
  const words = [process.execPath, ...flags, fileURLToPath(START), ...process.argv.slice(2)];
  // The same process becomes the bot, so signals reach it. Windows cannot do so; there it needs more memory.
  if (process.platform === 'win32') await import(START.href);
  else process.execve?.(process.execPath, words, { ...ENVIRONMENT, ...process.env });
}

#!/usr/bin/env node
/**
 * `npm start`: rebuilds if a source changed, then starts the bot, or the playground without a
 * token.
 */
import { fileURLToPath } from 'node:url';
import { ENVIRONMENT, FLAGS } from './memory.js';
import { prepared } from './prepared.js';

const START = new URL('../dist/start.js', import.meta.url);

if (prepared()) {
  const flags = [...FLAGS, ...process.execArgv];
  const words = [process.execPath, ...flags, fileURLToPath(START), ...process.argv.slice(2)];
  // This process becomes the bot and gets its signals. Windows can't do that, and uses more memory.
  if (process.platform === 'win32') await import(START.href);
  else process.execve?.(process.execPath, words, { ...ENVIRONMENT, ...process.env });
}

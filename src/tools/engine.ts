/**
 * `npm run --silent engine`: the engine for other programs, by the Hub protocol (version 2) on standard input and output.
 * Variants by Scan's names (`normal`, `frisian`, `bt`, `losing`) and by ours; squares are numbered in reading order from
 * Black's side, on 8x8 boards from 1 to 32.
 */
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { startThinker } from '../engine/thread/thinker.ts';
import { startSession } from './hub/session.ts';

const thinker = startThinker();
const session = startSession(thinker, (line) => stdout.write(`${line}\n`));

for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) {
  if (!session(line)) break;
}
stdin.destroy();
await thinker.close();

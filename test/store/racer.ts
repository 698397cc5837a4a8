/**
 * A process that changes game g1 until it has `last` changes, pausing for its rival after each of
 * its own, and prints each version as soon as it is saved. It prints `ready` and waits for a line
 * before it starts. Run as `node racer.ts PATH NAME LAST`.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextVersion } from './samples.ts';
import { storeAt } from './opened.ts';

const [path = '', name = '', last = ''] = process.argv.slice(2);
const store = await storeAt(path);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
for (;;) {
  const game = (await store.games.load('g1'))?.game;
  if (!game || game.version >= Number(last)) break;
  const next = nextVersion(game, { moves: [...game.moves, name] });
  if (!(await store.games.save(next, null))) continue;
  process.stdout.write(`${next.version}\n`);
  await sleep(1);
}
await store.close();

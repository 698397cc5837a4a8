/**
 * A process where a hundred games begin per second (`pace.ts`). For each line of input, it makes
 * the commits of the next second, and prints a line for each commit as soon as it is saved. Run as
 * `node writer.ts PLACE`.
 */
import { createInterface } from 'node:readline';
import type { Game } from '../../../src/game/game.ts';
import { nextVersion, sampleGame } from '../samples.ts';
import { commitsOf } from './pace.ts';
import { storeAt } from '../opened.ts';

const [place = ''] = process.argv.slice(2);
const store = await storeAt(place);
const games = new Map<string, Game>();

async function save(id: string): Promise<Game> {
  const before = games.get(id);
  if (before === undefined) {
    const begun = sampleGame({ id });
    await store.games.add(begun, 0);
    return begun;
  }
  const next = nextVersion(before, { moves: [...before.moves, `${before.version}`] });
  if (!(await store.games.save(next, 0))) throw new Error('somebody else is writing');
  return next;
}

let second = 0;
for await (const _ of createInterface(process.stdin)) {
  for (const { id } of commitsOf(second)) {
    games.set(id, await save(id));
    process.stdout.write('.\n');
  }
  second += 1;
}

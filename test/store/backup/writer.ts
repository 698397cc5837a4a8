/**
 * A process of its own in which games go on without end: it begins a hundred, moves in all that there are, and begins the next,
 * printing `id version` for each state as soon as it is saved. Run as `node writer.ts PATH`.
 */
import { openStore } from '../../../src/store/opening/open.ts';
import type { Game } from '../../../src/game/game.ts';
import { nextVersion, sampleGame } from '../samples.ts';

const [path = ''] = process.argv.slice(2);
const opened = await openStore(path, (error) => {
  throw error;
});
if (!opened.ok) throw new Error(opened.problem.message);
const { value: store } = opened;
const games: Game[] = [];
const told = ({ id, version }: Game): void => void process.stdout.write(`${id} ${version}\n`);

async function beginOne(): Promise<void> {
  const begun = sampleGame({ id: `g${games.length}` });
  await store.addGame(begun, 0);
  games.push(begun);
  told(begun);
}

while (games.length < 99) await beginOne();
for (;;) {
  await beginOne();
  for (const [index, game] of games.entries()) {
    const next = nextVersion(game, { moves: [...game.moves, `${game.version}`] });
    if (!(await store.saveGame(next, 0))) throw new Error('somebody else is writing');
    games[index] = next;
    told(next);
  }
}

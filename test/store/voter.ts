/**
 * A process that votes in game g1 until it ends, for its own voters in turn. It prints each vote
 * before trying it, and then the result. Run as `node voter.ts PLACE NAME VOTERS TURN`.
 */
import { storeAt } from './opened.ts';

const AT_ONCE = 20;
const MOVES = ['a3-b4', 'c3-d4', 'e3-f4', 'g3-h4'];

const [place = '', name = '', count = '', first = ''] = process.argv.slice(2);
const store = await storeAt(place);
/** Resolves when this process has sent its output. */
const say = (...lines: readonly string[]): Promise<unknown> =>
  new Promise((resolve) => process.stdout.write(lines.map((line) => `${line}\n`).join(''), resolve));

let turn = Number(first);
const load = async () => (await store.games.load('g1'))?.game;
let game = await load();
while (game && !game.result) {
  const { version, moves } = game;
  const ply = moves.length;
  const votes = Array.from({ length: AT_ONCE }, (_, index) => {
    const user = `${name}${(turn + index) % Number(count)}`;
    const move = MOVES[(turn * 7 + index) % MOVES.length] ?? '';
    return { gameId: 'g1', ply, user, move, doneIn: null, wish: null, reason: null, at: turn };
  });
  const words = votes.map(({ user, move }) => `${ply} ${user} ${move}`);
  // The vote is printed first, because a process may save a vote and die before it can report that.
  await say(...words.map((each) => `trying ${each}`));
  const outcomes = await Promise.all(
    votes.map(async (vote, index) => {
      const outcome = await store.votes.cast(vote, 'white', version);
      await say(`${outcome} ${words[index]}`);
      return outcome;
    }),
  );
  turn += AT_ONCE;
  if (outcomes.includes('overtaken')) game = await load();
}
await store.close();

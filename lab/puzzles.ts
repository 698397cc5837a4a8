/** With the seed and node limits, every machine finds the same puzzles. */
import { writeFileSync } from 'node:fs';
import { answerWith, playGame } from './puzzles/selfPlay.ts';
import { variantOf } from '../src/draughts/variants.ts';
import { fullKnowledge } from '../src/engine/knowledgeOf.ts';
import { chanceOf } from '../src/engine/play/chance.ts';
import { puzzlesIn } from '../src/engine/puzzles/find.ts';
import { makeMemory } from '../src/engine/search/memory.ts';
import { makeFen } from '../src/notation/fen.ts';
import { makeFullMove } from '../src/notation/move.ts';
import { numberIn, readCommandLine, variantCalled } from '../src/tools/commandLine.ts';

const { values } = readCommandLine({
  options: {
    variant: { type: 'string', default: 'russian' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '150' },
    out: { type: 'string' },
  },
});
const id = variantCalled(values.variant);
const number = (name: 'games' | 'seed' | 'most'): number => numberIn(`--${name}`, values[name], [1, 1e9]);
const [mostGames, most] = [number('games'), number('most')];

const variant = variantOf(id);
const out = values.out ?? `assets/puzzles/${id}.json`;
const knowledge = fullKnowledge(variant);
const memory = makeMemory(18);
const chance = chanceOf(number('seed'));
const found = new Map<string, string>();
const begin = performance.now();
const write = (): void => writeFileSync(out, `[\n${[...found.values()].join(',\n')}\n]\n`);

let games = 0;
while (games < mostGames && found.size < most) {
  const line = playGame(variant, knowledge, memory, chance);
  memory.owner = null;
  for (const { start, moves, rating } of answerWith(puzzlesIn(line), knowledge, memory)) {
    const fen = makeFen(variant, start);
    const texts = moves.map((move) => makeFullMove(variant, move));
    found.set(fen, `  ${JSON.stringify({ fen, moves: texts.join(' '), rating })}`);
  }
  games += 1;
  if (games % 10 === 0) {
    write();
    console.log(
      `${games} games, ${found.size} puzzles, ${((performance.now() - begin) / 1000).toFixed(0)} s`,
    );
  }
}
write();
console.log(`${out}: ${found.size} puzzles from ${games} games`);

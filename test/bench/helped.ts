/**
 * The gain from a second thread in an analysis, counted in positions until a depth is reached, so a
 * busy machine doesn't matter.
 */
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { chanceOf, type Chance } from '../../src/engine/play/chance.ts';
import { openPool, type Pool } from '../../src/enginePool/pool.ts';
import { alone, type Bench } from './bench.ts';

const DEPTHS = [
  ['international', 13],
  ['russian', 14],
] as const;
const GAMES = 14;
const PLIES = 14;
const CALLER = { queue: 'bench', isBackground: true, mayBeHelped: true } as const;

function middleGame(id: VariantId, chance: Chance): Line {
  let line = startLine(variantOf(id));
  while (line.moves.length < PLIES) {
    const moves = legalMoves(line.variant, lastPosition(line));
    const move = moves[chance(moves.length)];
    line = move ? extend(line, move) : startLine(line.variant);
  }
  return line;
}

async function nodesOf(pool: Pool, line: Line, depth: number): Promise<number> {
  const thought = await pool.think(line, { depth }, CALLER);
  if (!thought.ok || !thought.value) throw new Error('no thought');
  return thought.value.nodes;
}

const poolOf = (threads: number): Pool => openPool({ threads, report: (error) => console.error(error) });

export const helped: Bench = async function* () {
  for (const [id, depth] of DEPTHS) {
    const [one, two] = [poolOf(1), poolOf(2)];
    const chance = chanceOf(1);
    let logs = 0;
    for (let game = 0; game < GAMES; game += 1) {
      const line = middleGame(id, chance);
      logs += Math.log((await nodesOf(one, line, depth)) / (await nodesOf(two, line, depth)));
    }
    const gain = Math.exp(logs / GAMES);
    yield alone(`${id}, positions to depth ${depth}: alone for helped (${GAMES} games)`, 'ratio', gain);
    await Promise.all([one.close(), two.close()]);
  }
};

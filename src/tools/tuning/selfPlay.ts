/**
 * Games of the engine against itself with a fixed number of nodes a move. Each begins with some random moves, so that no two are alike, and ends early where the
 * database of endings knows the result.
 */
import { startLine } from '../../draughts/line.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Knowledge } from '../../engine/search/knowledge.ts';
import { prepare, type Memory } from '../../engine/search/memory.ts';
import { makeTree } from '../../engine/search/makeTree.ts';
import { ROOT } from '../../engine/search/root.ts';
import type { Tree } from '../../engine/search/tree.ts';
import type { Chance } from '../../engine/play/chance.ts';
import { advance, choose, resultOf, successors } from './numericGame.ts';
import { isFull, type Samples } from './samples.ts';

const { stack } = shared;

/** The longest game; what goes on longer is a draw. */
const LONGEST_GAME = 240;
/** Random moves at the beginning: from the first number to before their sum. */
const RANDOM = { least: 4, range: 7 } as const;

/** Plays one game and adds its quiet positions to the samples; returns its length in plies. */
function playGame(
  variant: Variant,
  knowledge: Knowledge,
  memory: Memory,
  nodes: number,
  chance: Chance,
  samples: Samples,
): number {
  prepare(memory, knowledge);
  const world = { now: () => 0, isCancelled: () => false };
  const tree = makeTree(startLine(variant), knowledge, memory, { nodes }, world, LONGEST_GAME);
  const opening = RANDOM.least + chance(RANDOM.range);
  const first = samples.length;
  for (let ply = 0; ply < LONGEST_GAME; ply += 1) {
    const known = resultOf(tree);
    if (known !== null) return close(samples, first, ply, known);
    if (ply < opening) {
      advance(tree, chance(successors(tree)));
      continue;
    }
    const { place, score } = choose(tree);
    if (!tree.ground.canCapture(ROOT, ROOT + tree.ground.words)) note(samples, tree, ply, score);
    advance(tree, place);
  }
  return close(samples, first, LONGEST_GAME, 1);
}

/** Adds the root; its result is filled in when it is known, and until then holds whose move it was. */
function note(samples: Samples, { ground }: Tree, ply: number, score: number): void {
  samples.words.set(stack.subarray(ROOT, ROOT + ground.words), samples.width * samples.length);
  samples.results[samples.length] = ply & 1;
  samples.scores[samples.length] = score;
  samples.length += 1;
}

/** Fills in the result of the game, which is `result` for the side that is to move on the last ply. */
function close({ results, length }: Samples, first: number, ply: number, result: number): number {
  for (let i = first; i < length; i += 1) results[i] = results[i] === (ply & 1) ? result : 2 - result;
  return ply;
}

/** Plays until the samples are full. Returns the number of games. */
export function play(
  variant: Variant,
  knowledge: Knowledge,
  memory: Memory,
  nodes: number,
  chance: Chance,
  samples: Samples,
): number {
  let games = 0;
  while (!isFull(samples, LONGEST_GAME)) {
    playGame(variant, knowledge, memory, nodes, chance, samples);
    games += 1;
  }
  return games;
}

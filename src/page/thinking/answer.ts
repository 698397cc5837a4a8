/** Chooses a level's move with the same code as the bot. */
import { extend, startLine } from '../../draughts/line.ts';
import { variantOf } from '../../draughts/variants.ts';
import { learnedly, plainly } from '../../engine/judged.ts';
import { randomOf } from '../../engine/play/chance.ts';
import { choose } from '../../engine/play/choose.ts';
import { levelOf } from '../../engine/play/levels.ts';
import { type Memory, makeMemory } from '../../engine/search/memory.ts';
import { UNKNOWN } from '../../engine/search/score.ts';
import { startSearcher } from '../../engine/search/searcher.ts';
import type { Searcher } from '../../engine/search/tree.ts';
import type { Answer, Question } from './message.ts';

/** As a power of two: 3 MB, enough for 15,000 positions. */
const TABLE_BITS = 18;

let memory: Memory | null = null;

/** `now`: the time in ms. */
export function answerTo(
  { id, variant: name, start: position, moves, level, seed, core, weights }: Question,
  now: () => number,
): Answer {
  const variant = variantOf(name);
  const line = moves.reduce(extend, startLine(variant, position));
  const start = (): Searcher => startSearcher(new WebAssembly.Module(new Uint8Array(core)));
  const judgment = weights === null ? plainly(variant, start) : learnedly(variant, weights, start);
  const knowledge = { judgment, probe: () => UNKNOWN };
  memory ??= makeMemory(TABLE_BITS);
  const world = { now, isCancelled: () => false };
  const random = randomOf(`${seed}.${moves.length}`);
  return { id, move: choose(line, levelOf(level, variant), knowledge, memory, world, random) };
}

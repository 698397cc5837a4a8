/** Whether an opening leaves neither side ahead, as far as a short search sees: what it decides is not the players' doing. */
import type { Line } from '../../src/draughts/line.ts';
import { learnedKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { think } from '../../src/engine/search/think.ts';

/** Positions that are looked at, and the most that either side may be ahead by, in hundredths of a man. */
const NODES = 2000;
const AHEAD = 60;

const memory = makeMemory(14);
const world = { now: () => 0, isCancelled: () => false };

/** Whether a short search finds neither side ahead after the opening. */
export function isEven(line: Line): boolean {
  memory.owner = null;
  const thought = think(line, learnedKnowledge(line.variant), memory, { nodes: NODES }, world);
  return thought !== null && Math.abs(thought.score) <= AHEAD;
}

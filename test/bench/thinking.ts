/** The engine as benches use it: with all its data, and limited by CPU time, not the clock. */
import type { Line } from '../../src/draughts/line.ts';
import { fullKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { think, type SearchResult } from '../../src/engine/search/think.ts';

/** CPU time of this process, in ms. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const world = { now: cpuMs, isCancelled: () => false };

/** The engine's memory is kept between searches. Without an owner, it is cleared. */
export const memory = makeMemory(20);

export function thinkFor(line: Line, ms: number): SearchResult {
  const found = think(line, fullKnowledge(line.variant), memory, { ms }, world);
  if (!found) throw new Error('nothing to think about');
  return found;
}

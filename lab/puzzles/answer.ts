/** Leads an inquiry to its end on this thread, by thinking about whatever it asks. */
import type { Inquiry } from '../../src/engine/puzzles/question.ts';
import type { Knowledge } from '../../src/engine/search/knowledge.ts';
import type { Memory } from '../../src/engine/search/memory.ts';
import { think } from '../../src/engine/search/think.ts';

/** No clock: what is asked is limited by nodes. */
export const WORLD = { now: () => 0, isCancelled: () => false } as const;

export function answerWith<T>(inquiry: Inquiry<T>, knowledge: Knowledge, memory: Memory): T {
  let step = inquiry.next();
  while (!step.done) {
    const { line, limits } = step.value;
    step = inquiry.next(think(line, knowledge, memory, limits, WORLD));
  }
  return step.value;
}

/** The counters that limit a search, in its core's memory. */
import type { SearchCore, Tree } from './tree.ts';

/**
 * The smallest limit for the first depth. It usually needs about a hundred nodes, but many more
 * with towers and kings.
 */
const FIRST_LEAST = 3000;
const FIRST_MOST = 10_000;

/** The first depth ignores the time, because weak levels must not depend on the machine's speed. */
export function beginCounting({ core, maxNodes }: Tree, nodes = 0): void {
  core.nodes.value = nodes;
  core.most.value = Math.min(Math.max(maxNodes, FIRST_LEAST), FIRST_MOST);
  core.askAt.value = Infinity;
  core.deepest.value = 0;
  core.isStopped.value = 0;
}

/** Sets the limits for the depths after the first. */
export function limit({ core, maxNodes }: Tree): void {
  core.most.value = maxNodes;
  core.askAt.value = 0;
}

export const isStopped = (core: SearchCore): boolean => core.isStopped.value !== 0;

/** What a search knows without searching. */
import type { Evaluate, Probe, Quick } from './tree.ts';

export interface Knowledge {
  readonly evaluate: Evaluate;
  readonly probe: Probe;
  /** Makes a quicker way to search with this knowledge, where there is one; each memory has its own. */
  readonly quick?: () => Quick;
}

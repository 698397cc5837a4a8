/** What a search knows without searching. */
import type { Evaluate, Leaf, Probe } from './tree.ts';

export interface Knowledge {
  readonly evaluate: Evaluate;
  readonly probe: Probe;
  /** A quicker way to what `quiesce.ts` says with this knowledge, where there is one. */
  readonly leaf?: Leaf;
}

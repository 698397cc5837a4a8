/** What a search knows without searching. */
import type { Evaluate, Probe } from './tree.ts';

export interface Knowledge {
  readonly evaluate: Evaluate;
  readonly probe: Probe;
}

/** A place in a line that is stepped through, and the side from which it is seen. */
import type { Color } from '../../draughts/types.ts';

export interface Viewpoint {
  /** Plies made. */
  readonly ply: number;
  readonly bottom: Color;
}

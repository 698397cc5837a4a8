/** What is stored together with the end of a game. */
import type { Ground } from '../../game/puzzle.ts';
import type { Entry } from '../../rating/entry.ts';

export interface Consequences {
  /** Its place in the books of its server, and what that makes of both players. */
  readonly rating: Entry;
  /** Whose puzzles are looked for in it; `null`: nobody's. */
  readonly hunt: Ground | null;
}

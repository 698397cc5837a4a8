/** The findings on a game so far. The next asker or the sweep continues an unfinished analysis. */
import type { MessageAddress, Place } from '../../../game/game.ts';
import type { Finding, Subject } from '../../../analysis/finding.ts';

/** A public message that shows the progress of an analysis, then its result. */
export interface AnalysisPost {
  readonly place: Place;
  /** `null` until posted. */
  readonly card: MessageAddress | null;
}

export interface Analysis {
  readonly subject: Subject;
  readonly version: number;
  /** The version of the evaluation; findings of another version are worthless. */
  readonly engine: number;
  /** Of the last positions, in game order, because an analysis runs backwards. */
  readonly findings: readonly Finding[];
  /** `null` if only the asker waits, who will ask again. */
  readonly post: AnalysisPost | null;
  /** Guesses of the next move or a shared link wait for it. */
  readonly forGuesses: boolean;
  readonly madeAt: number;
}

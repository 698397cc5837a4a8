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
  /** The version of the evaluation. Findings of another version are worthless. */
  readonly engine: number;
  /** The findings for the last positions, in game order, because an analysis runs backward. */
  readonly findings: readonly Finding[];
  /** `null` if only the asker waits, because they can ask again. */
  readonly post: AnalysisPost | null;
  /** Whether guesses of the next move or a shared link need the analysis. */
  readonly forGuesses: boolean;
  readonly madeAt: number;
}

/**
 * Analyses as they are kept: what was found of a game so far, and where it is to be shown. A whole one is an answer at once to
 * whoever asks again; one that is not is gone on with, by whoever asks or sweeps.
 */
import type { MessageAddress, Place } from '../../game/game.ts';
import type { Finding, Subject } from '../../analysis/finding.ts';

/** A message for everyone that shows an analysis while it is made, and at last itself. */
export interface AnalysisPost {
  readonly place: Place;
  /** `null` until it was posted. */
  readonly card: MessageAddress | null;
}

export interface Analysis {
  readonly subject: Subject;
  /** Counts the changes since it was begun at 1. */
  readonly version: number;
  /** By which way of judging it was made; what another found is worth nothing. */
  readonly engine: number;
  /** Of the last positions, in the order of the game: an analysis goes backwards. */
  readonly findings: readonly Finding[];
  /** `null` where only the asker waits for it, who will ask again. */
  readonly post: AnalysisPost | null;
  /** When it was begun (ms since 1970). */
  readonly madeAt: number;
}

export interface AnalysisBook {
  /** What is known of a subject; `null` when nobody asked yet. */
  load(subject: Subject): Promise<Analysis | null>;
  /** Saves over `version - 1`, to be gone on with at `dueAt` (ms; `null`: when somebody asks); false when another was first. */
  save(analysis: Analysis, dueAt: number | null): Promise<boolean>;
}

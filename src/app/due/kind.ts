/** What one kind of due work is: who does it, and how much of it at once. */
import type { App } from '../ports/app.ts';

/** When the row is due again (ms since 1970; `null`: never), if it still is what it was. */
export interface PutOff<T> {
  readonly work: T;
  readonly dueAt: number | null;
}

/** So many rows of a kind one process works on at once. */
export interface Places {
  /** That have just been begun. */
  readonly prompt: number;
  /** Together with those that are slow, which give their places up to others. */
  readonly most: number;
}

export interface DueKindOf<T> {
  /**
   * Does what a claimed row wants. What it returns puts the row off; nothing is returned when the row was changed, and is due
   * by that. Throws only what another attempt may mend, or what an operator must know of.
   */
  readonly handle: (app: App, work: T) => Promise<PutOff<T> | undefined>;
  readonly places: Places;
}

export const putOff = <T>(work: T, dueAt: number | null): PutOff<T> => ({ work, dueAt });

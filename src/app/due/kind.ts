/** What one kind of due work is: who does it, and how much of it at once. */
import type { App } from '../ports/app.ts';
import type { DutyOwner } from '../ports/duties.ts';

/** When the row is due again (ms since 1970; `null`: never), if it still is what it was. */
export interface PutOff<T> {
  readonly work: T;
  readonly dueAt: number | null;
  /** What was thrown by a part of it that was set apart: the row goes on without that. */
  readonly faults?: readonly unknown[];
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
  /** Whose duty a message is that Discord refused: it is set apart, and the row goes on. */
  readonly ownerOf?: (work: T) => DutyOwner;
  /** The row is for one message, and rests when that is refused. */
  readonly isOneMessage?: true;
  /**
   * Lets be what failed too often, so that the row can do the rest of what it is for. The key of the message that is then set apart;
   * `null` where it was something else that failed.
   */
  readonly giveUp?: (app: App, work: T) => Promise<string | null>;
}

export const putOff = <T>(work: T, dueAt: number | null): PutOff<T> => ({ work, dueAt });

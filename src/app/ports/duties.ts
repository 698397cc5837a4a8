/**
 * What the use cases ask of a store about duties: what a game, challenge or tournament still has to do beside what its row is due for, so
 * that neither holds the other up. A message that Discord refused rests until an operator frees it or the row changes;
 * an old board that could not be removed is tried again.
 */
import type { MessageAddress } from '../../game/game.ts';

/** Whose duty it is. */
export interface DutyOwner {
  readonly owner: 'game' | 'challenge' | 'tournament';
  readonly id: string;
}

export interface Duty extends DutyOwner {
  /** The key of a message that was refused, or the id of one whose change was; or the message that is to be cleared up. */
  readonly what: string | MessageAddress;
  /** Since when it is to be done (ms since 1970). */
  readonly since: number;
}

export interface Duties {
  /** Sets a duty apart. `dueAt`: when it is tried again (ms); `null`: not until it is freed, or its game or challenge has changed. */
  setApart(duty: Duty, dueAt: number | null): Promise<void>;
  /** Makes a game or challenge due to be shown at `now` (ms), as if it had not been. */
  showAgain(owner: 'game' | 'challenge', id: string, now: number): Promise<void>;
}

/**
 * Deferred answers that are still owed. Discord shows that the bot is thinking as long as the interaction's
 * token is valid; the row makes sure that the user gets an answer if the process dies.
 */
import type { UserId } from '../../game/game.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { MessengerFault } from './messenger.ts';

export interface Deferral {
  /** Discord's id of the interaction. */
  readonly id: string;
  readonly application: string;
  /** Anyone who has it can answer in the bot's name. */
  readonly token: string;
  readonly user: UserId;
  /** Discord's locale of the user. */
  readonly locale: string;
  /** Whether a private message shows that the bot is thinking; after a press nothing does. */
  readonly isThinking: boolean;
  /** When it was deferred (ms since 1970). */
  readonly at: number;
}

export interface Deferrals {
  /** Stores a deferral, answered by a sweep at `dueAt` (ms); a stored one is due then. */
  keep(deferral: Deferral, dueAt: number): Promise<void>;
  forget(id: string): Promise<void>;
}

/** Answers deferrals of another process, or an earlier try. */
export interface LateAnswers {
  /** Shows a screen to the waiting user, unless they were answered. `gone`: it is too late. */
  send(deferral: Deferral, screen: Screen): Promise<'done' | MessengerFault>;
}

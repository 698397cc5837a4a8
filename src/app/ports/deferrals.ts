/**
 * Answers that were deferred and are still owed: Discord shows whoever asked that the bot is thinking, for as long as
 * the interaction's token is valid. A row is kept from the deferral until the answer, so that a process that fails or
 * dies in between leaves nobody waiting.
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
  /** Whether a private message shows that the bot is thinking; a press shows nothing. */
  readonly isThinking: boolean;
  /** When it was deferred (ms since 1970). */
  readonly at: number;
}

export interface Deferrals {
  /** Keeps a deferral, to be answered by a sweep at `dueAt` (ms); one that is kept already is due then. */
  keep(deferral: Deferral, dueAt: number): Promise<void>;
  /** It was answered. */
  forget(id: string): Promise<void>;
}

/** Answers what another process, or an earlier try, has deferred. */
export interface LateAnswers {
  /** Shows a screen to whoever waits, unless they were answered. `gone`: they can no longer be answered. */
  send(deferral: Deferral, screen: Screen): Promise<'done' | MessengerFault>;
}

/** How the use cases answer a command or press: privately, in place, or publicly. */
import type { MessageAddress, UserId } from '../../game/game.ts';
import type { Form, Screen } from '../../views/screen/screen.ts';
import type { MessengerFault } from './messenger.ts';

export interface PressedMessage {
  readonly card: MessageAddress;
  /** Only the presser sees it. */
  readonly isPrivate: boolean;
  /** Nothing was said below it yet. */
  readonly isNewest: boolean;
}

/** A failed call throws, and the next is sent as if it had not been. */
export interface Exchange {
  readonly pressed: PressedMessage | null;
  /** A member brought the bot along: it can only answer, and has no rights of its own. */
  readonly isGuest: boolean;
  /** Shows a private message, replacing the pressed private one. */
  whisper(screen: Screen): Promise<void>;
  /** Opens a window; false if it was too late: Discord takes one only as the first answer. */
  ask(form: Form): Promise<boolean>;
  /** Edits the pressed message; false if that can't be edited any more. */
  replace(screen: Screen): Promise<boolean>;
  hear(): Promise<void>;
  /** Also where the bot may not look; `forbidden` once another message answered it. */
  erase(): Promise<'done' | MessengerFault>;
  speak(screen: Screen): Promise<MessageAddress>;
  /** Draws a public message while something else is sent; the result posts it. */
  prepare(screen: Screen): Promise<() => Promise<MessageAddress>>;
  /** Whether a call that failed with this error certainly reached nobody. */
  isUndone(error: unknown): boolean;
}

export interface Deferral {
  readonly id: string;
  readonly application: string;
  /** Anyone who has it can answer in the bot's name. */
  readonly token: string;
  readonly user: UserId;
  readonly locale: string;
  /** Whether a private message shows that the bot is thinking; after a press nothing does. */
  readonly isThinking: boolean;
  readonly at: number;
}

export interface Interactions {
  /** Takes an interaction at this instant (ms), for one of all processes; false if it was taken. */
  take(id: string, at: number): Promise<boolean>;
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

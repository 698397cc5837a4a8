/** How the use cases answer a command or press: privately, in place, or publicly. */
import type { GameId, MessageAddress, UserId } from '../../game/game.ts';
import type { Form, Screen } from '../../views/screen/screen.ts';
import type { MessengerFault } from './messenger.ts';

export interface PressedMessage {
  readonly card: MessageAddress;
  /** Only the user who pressed sees it. */
  readonly isPrivate: boolean;
  /** No message is below it yet. */
  readonly isNewest: boolean;
}

/** A failed call throws; the next call is sent as if the failed one had never been made. */
export interface Exchange {
  readonly pressed: PressedMessage | null;
  /**
   * A member installed the bot for themselves: it can only answer, and has no permissions of its
   * own.
   */
  readonly isGuest: boolean;
  /** It shows nothing to others: the bot itself posts a game's card in its channel. */
  readonly isApart: boolean;
  /** The game whose board is beside it anyway. */
  readonly besideGame: GameId | null;
  /** Shows a private message, replacing the pressed private message unless it is new. */
  whisper(screen: Screen, isNew?: boolean): Promise<void>;
  /**
   * Opens a window; false if it was too late, because Discord accepts one only as the first answer.
   */
  ask(form: Form): Promise<boolean>;
  /** Opens the Activity; false if it was too late, or if Discord can't open it here. */
  launch(): Promise<boolean>;
  /** Edits the pressed message; false if the message can't be edited any more. */
  replace(screen: Screen): Promise<boolean>;
  /** Edits the private message shown by `whisper`; false if it can't be edited any more. */
  revise(screen: Screen): Promise<boolean>;
  /**
   * Shows the progress privately until there is an answer. Never edits the pressed message, and
   * never rejects.
   */
  tell(screen: Screen): Promise<unknown>;
  /** Answers without showing anything. */
  hear(): Promise<void>;
  /**
   * Works even where the bot can't read messages; `forbidden` once another message has answered the
   * interaction.
   */
  erase(): Promise<'done' | MessengerFault>;
  speak(screen: Screen): Promise<MessageAddress>;
  /** Draws a public message while something else is sent; call the result to post it. */
  prepare(screen: Screen): Promise<() => Promise<MessageAddress>>;
  /** Whether a call that failed with this error certainly reached nobody. */
  isUndone(error: unknown): boolean;
}

export interface Deferral {
  readonly id: string;
  readonly application: string;
  /** Anyone with the token can answer in the bot's name. */
  readonly token: string;
  readonly user: UserId;
  readonly locale: string;
  /** Whether a private message says that the bot is thinking; after a press there is none. */
  readonly isThinking: boolean;
  readonly at: number;
}

/** Answers deferrals of another process or an earlier attempt. */
export interface LateAnswers {
  /**
   * Shows a screen to the waiting user, unless they already have an answer. `gone`: it is too late.
   */
  send(deferral: Deferral, screen: Screen): Promise<'done' | MessengerFault>;
}

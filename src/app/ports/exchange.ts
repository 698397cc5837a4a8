/** How the use cases answer a command or press: privately, in place, or publicly. */
import type { GameId, MessageAddress, UserId } from '../../game/game.ts';
import type { Form, Screen } from '../../views/screen/screen.ts';
import type { MessengerFault } from './messenger.ts';

export interface PressedMessage {
  readonly card: MessageAddress;
  /** Whether only the user who pressed sees it. */
  readonly isPrivate: boolean;
  /** Whether no message is below it yet. */
  readonly isNewest: boolean;
}

/** A call that fails throws. The next call is sent as if the failed one had not been made. */
export interface Exchange {
  readonly pressed: PressedMessage | null;
  /**
   * Whether a member installed the bot for themselves. It can only answer then, and has no
   * permissions of its own.
   */
  readonly isGuest: boolean;
  /** Whether answers are invisible to others, so the bot itself posts a game's card. */
  readonly isApart: boolean;
  /** The game whose board is already shown next to the answer. */
  readonly besideGame: GameId | null;
  /** Shows a private message, replacing the pressed private message unless it is new. */
  whisper(screen: Screen, isNew?: boolean): Promise<void>;
  /** Opens a window. False if it was too late: Discord accepts one only as the first answer. */
  ask(form: Form): Promise<boolean>;
  /** Opens the Activity. False if it was too late, or if Discord can't open it here. */
  launch(): Promise<boolean>;
  /** Edits the pressed message. False if that message can't be edited anymore. */
  replace(screen: Screen): Promise<boolean>;
  /** Edits the private message shown by `whisper`. False if it can't be edited anymore. */
  revise(screen: Screen): Promise<boolean>;
  /**
   * Shows the progress privately until there is an answer. Never edits the pressed message, and
   * never rejects.
   */
  tell(screen: Screen): Promise<unknown>;
  /** Answers without showing anything. */
  hear(): Promise<void>;
  /**
   * Deletes the pressed message, even where the bot can't read messages. `forbidden` once another
   * message has answered the interaction.
   */
  erase(): Promise<'done' | MessengerFault>;
  speak(screen: Screen): Promise<MessageAddress>;
  /** Draws a public message while something else is sent. Call the result to post the message. */
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
  /** Whether a private message says that the bot is thinking. After a press, none does. */
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

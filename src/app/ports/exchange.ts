/** How the use cases answer whoever typed a command or pressed something: in private, in its place, or before everyone. */
import type { MessageAddress } from '../../game/game.ts';
import type { Form } from '../../views/screen/form.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { MessengerFault } from './messenger.ts';

/** The message whose button or menu was pressed. */
export interface PressedMessage {
  readonly card: MessageAddress;
  /** Only the presser sees it. */
  readonly isPrivate: boolean;
  /** Whether nothing was said below it yet. */
  readonly isNewest: boolean;
}

/** The conversation about one interaction. What fails throws, and the next is sent as if it had not been. */
export interface Exchange {
  readonly pressed: PressedMessage | null;
  /** Whether the bot is there only as long as it answers: somebody brought it along, and it has no rights of its own. */
  readonly isGuest: boolean;
  /** Shows the asker something that nobody else sees, in place of the private message that was pressed if one was. */
  whisper(screen: Screen): Promise<void>;
  /** Opens a window; false when it took too long for that: Discord takes one as the first answer only. */
  ask(form: Form): Promise<boolean>;
  /** Changes the message that was pressed; false when that can no longer be changed, or is gone. */
  replace(screen: Screen): Promise<boolean>;
  /** Tells whoever pressed something that it was heard, and shows nothing yet. */
  hear(): Promise<void>;
  /** Takes the pressed message away, also where the bot may not look; `forbidden` once another message answered it. */
  erase(): Promise<'done' | MessengerFault>;
  /** Says something to everyone. */
  speak(screen: Screen): Promise<MessageAddress>;
  /** Draws what is to be said to everyone while something else is sent; what comes back says it. */
  prepare(screen: Screen): Promise<() => Promise<MessageAddress>>;
  /** Whether what failed with this error certainly reached nobody. */
  isUndone(error: unknown): boolean;
}

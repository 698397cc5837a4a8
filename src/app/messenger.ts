/** How the use cases reach a channel outside an interaction: posting what is due, retiring old cards. */
import type { Place } from '../game/game.ts';
import type { Card } from './store.ts';
import type { Screen } from '../views/screen.ts';

/** Why a message could not be sent or changed. `gone`: the channel or message no longer exists; `forbidden`: the bot
 * may not; `later`: Discord did not answer, try again. */
export type MessengerFault = 'gone' | 'forbidden' | 'later';

export interface Messenger {
  /**
   * Posts a new message. Posting again under the same `key` (at most 25 characters) within minutes, after an answer that
   * was lost, gives the message that is there already.
   */
  post(place: Place, screen: Screen, key: string): Promise<Card | MessengerFault>;
  /** Replaces what a message shows, if Discord lets it: then nobody is notified. */
  update(card: Card, screen: Screen): Promise<'done' | MessengerFault>;
  /** Replaces what a message shows, pictures and controls included; deletes it where Discord refuses the edit (30046). */
  retire(card: Card, screen: Screen): Promise<'done' | MessengerFault>;
}

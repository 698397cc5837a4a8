/** What the channel was shown, of a game or a challenge. */
import type { MessageAddress } from '../../game/game.ts';

/** What the channel has seen of a row. */
export interface Shown {
  /** The version last shown; 0 when none was. */
  readonly version: number;
  /** The message that shows it; `null` when none was posted, or it is gone. */
  readonly card: MessageAddress | null;
}

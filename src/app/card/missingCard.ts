/**
 * A card that a moderator deleted. No intent tells the bot of it, so whoever looks at the board in private is a reason to
 * look whether the card for everyone is still there, and to post it anew if it is not. The new one calls nobody: they were.
 */
import type { MessageAddress } from '../../game/messageAddress.ts';
import { dueOf } from '../../game/due.ts';
import type { GameId } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import { gameCard } from './gameCard.ts';
import type { GameRecord } from '../ports/games.ts';

type Needs = Using<'games' | 'people' | 'personal' | 'settings' | 'standings', 'messenger' | 'now'>;

/** A running game and the card that shows it as it is now. */
interface ShownCard {
  readonly record: GameRecord;
  readonly card: MessageAddress;
}

/** `null` when there is no such card to be missed: what is unshown the sweep will show. */
async function shownIn({ store }: Using<'games'>, id: GameId): Promise<ShownCard | null> {
  const record = await store.game(id);
  if (!record || record.game.result) return null;
  const { card, version } = record.shown;
  return card && version === record.game.version ? { record, card } : null;
}

/** Told from the key of the card itself, under which Discord would for minutes give the deleted message back. */
const keyFor = (id: GameId, { messageId }: MessageAddress): string => `${id}.${messageId.slice(-10)}`;

/** Posts the card of a running game again if its message is gone; that of `pressed`, where somebody just pressed something, is there. */
export async function replaceMissing(app: Needs, id: GameId, pressed: MessageAddress | null): Promise<void> {
  const before = await shownIn(app, id);
  if (!before || before.card.messageId === pressed?.messageId) return;
  if ((await app.messenger.find(before.card)) !== 'gone') return;
  const now = await shownIn(app, id);
  // A move that was made meanwhile cleared it away.
  if (now?.card.messageId !== before.card.messageId) return;
  const { game, shown } = now.record;
  const screen = { ...(await gameCard(app, game)), notifies: [] };
  const posted = await app.messenger.post(game.place, screen, keyFor(id, now.card));
  if (typeof posted === 'string') return;
  const replaced = await app.store.gameShown(id, game.version, posted, dueOf(game, shown, app.now()));
  if (replaced?.messageId === posted.messageId) await app.messenger.remove(posted);
}

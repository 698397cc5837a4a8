/**
 * A card that a moderator deleted, and a board that is left over from one who died just when they had posted it too late. No event tells the bot
 * of either, so whoever looks at the board in private, or presses what is out of date, is a reason to look: the board that is
 * not the card goes, and a card that is gone is posted anew. The new one calls nobody: they were.
 */
import type { GameId, MessageAddress } from '../../game/game.ts';
import { dueOf } from '../../game/due.ts';
import type { Using } from '../ports/app.ts';
import { gameCard } from './gameCard.ts';
import { clearUp } from './oldCards.ts';
import { expectStrays } from './strays.ts';
import type { GameRecord } from '../ports/games.ts';

type Needs = Using<
  'duties' | 'games' | 'people' | 'personal' | 'settings' | 'standings',
  'messenger' | 'now'
>;

/** A game and the card that shows it as it is now. */
interface ShownCard {
  readonly record: GameRecord;
  readonly card: MessageAddress;
}

/** `null` when there is no such card to be missed: what is unshown the sweep will show. */
async function shownIn({ store }: Using<'games'>, id: GameId): Promise<ShownCard | null> {
  const record = await store.game(id);
  const card = record?.shown.card;
  return card && record.shown.version === record.game.version ? { record, card } : null;
}

/** Told from the key of the card itself, under which Discord would for minutes give the deleted message back. */
const keyFor = (id: GameId, { messageId }: MessageAddress): string => `${id}.${messageId.slice(-10)}`;

/**
 * Sees to it that the card of a game is there, and no other board than that in its place. `pressed`: where somebody just pressed something, for
 * everyone; that message is there.
 */
export async function seeToCard(app: Needs, id: GameId, pressed: MessageAddress | null): Promise<void> {
  const before = await shownIn(app, id);
  if (!before || before.card.messageId === pressed?.messageId) return;
  const { record, card } = before;
  if (pressed?.channelId === card.channelId) await clearUp(app, record.game, pressed, card);
  if (!record.game.result) await replaceMissing(app, before);
}

/** Posts the card of a running game again if its message is gone. */
async function replaceMissing(app: Needs, before: ShownCard): Promise<void> {
  if ((await app.messenger.find(before.card)) !== 'gone') return;
  const { id } = before.record.game;
  const now = await shownIn(app, id);
  // A move that was made meanwhile cleared it away.
  if (now?.card.messageId !== before.card.messageId || now.record.game.result) return;
  const { game, shown } = now.record;
  const screen = { ...(await gameCard(app, game)), notifies: [] };
  await expectStrays(app, game);
  const posted = await app.messenger.post(game.place, screen, keyFor(id, now.card));
  if (typeof posted === 'string') return;
  const replaced = await app.store.gameShown(id, game.version, posted, dueOf(game, shown, app.now()));
  if (replaced?.messageId === posted.messageId) await app.messenger.remove(posted);
}

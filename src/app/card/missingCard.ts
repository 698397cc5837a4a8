/**
 * A card that a moderator deleted, or a board left over from a process that died. No event reports either, so
 * the bot looks when someone opens the board in private or presses an outdated one. The stray board goes, and
 * a missing card is posted again, notifying nobody.
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

/** A game and the card that shows its present state. */
interface ShownCard {
  readonly record: GameRecord;
  readonly card: MessageAddress;
}

/** `null` if no card can be missing: the sweep shows what is unshown. */
async function shownIn({ store }: Using<'games'>, id: GameId): Promise<ShownCard | null> {
  const record = await store.game(id);
  const card = record?.shown.card;
  return card && record.shown.version === record.game.version ? { record, card } : null;
}

/** Differs from the card's own key, under which Discord would return the deleted message for minutes. */
const keyFor = (id: GameId, { messageId }: MessageAddress): string => `${id}.${messageId.slice(-10)}`;

/**
 * Makes sure that the game's card is there and no other board in its place. `pressed`: the public message
 * just pressed.
 */
export async function seeToCard(app: Needs, id: GameId, pressed: MessageAddress | null): Promise<void> {
  const before = await shownIn(app, id);
  if (!before || before.card.messageId === pressed?.messageId) return;
  const { record, card } = before;
  if (pressed?.channelId === card.channelId) await clearUp(app, record.game, pressed, card);
  if (!record.game.result) await replaceMissing(app, before);
}

async function replaceMissing(app: Needs, before: ShownCard): Promise<void> {
  if ((await app.messenger.find(before.card)) !== 'gone') return;
  const { id } = before.record.game;
  const now = await shownIn(app, id);
  // A move made meanwhile removed it.
  if (now?.card.messageId !== before.card.messageId || now.record.game.result) return;
  const { game, shown } = now.record;
  const screen = { ...(await gameCard(app, game)), notifies: [] };
  await expectStrays(app, game);
  const posted = await app.messenger.post(game.place, screen, keyFor(id, now.card));
  if (typeof posted === 'string') return;
  const replaced = await app.store.gameShown(id, game.version, posted, dueOf(game, shown, app.now()));
  if (replaced?.messageId === posted.messageId) await app.messenger.remove(posted);
}

/**
 * Boards that arrive too late. A process that shows a game for another can't know whether that one is dead or
 * slow. A slow one tidies up after itself unless it dies just then, leaving a board that nobody knows of. So
 * it is noted that one may come, and a sweep looks for it (`due/dueStrays.ts`).
 */
import type { Game, GameId, MessageAddress } from '../../game/game.ts';
import { SECOND } from '../../game/calendar/span.ts';
import type { Using } from '../ports/app.ts';
import { areKept, clearUp, takeAway, type ShowingApp } from './oldCards.ts';
import { gameCard } from './gameCard.ts';
import { rememberShown } from './shown.ts';
import type { GameRecord } from '../ports/games.ts';

/** When to look for boards first (ms): a slow process is slow by seconds. */
export const FIRST_LOOK = 15 * SECOND;
/** After this time (ms) nobody posts any more, however often Discord was asked. */
const LAST_LOOK = 135 * SECOND;
/** How far Discord's clock may differ from ours (ms). */
const CLOCKS = 60 * SECOND;

/**
 * Before the game is remembered as shown: someone may still post a board of it, or has since `from` (ms).
 */
export async function expectStrays(
  app: Using<'games' | 'settings', 'now'>,
  game: Game,
  from = app.now(),
): Promise<void> {
  if (await areKept(app, game)) return;
  const now = app.now();
  const strays = { gameId: game.id, since: from - CLOCKS, until: now + LAST_LOOK };
  await app.store.expectStrays(strays, now + FIRST_LOOK);
}

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
export async function seeToCard(app: ShowingApp, id: GameId, pressed: MessageAddress | null): Promise<void> {
  const before = await shownIn(app, id);
  if (!before || before.card.messageId === pressed?.messageId) return;
  const { record, card } = before;
  if (pressed?.channelId === card.channelId) await clearUp(app, record.game, pressed, card);
  if (!record.game.result) await replaceMissing(app, before);
}

async function replaceMissing(app: ShowingApp, before: ShownCard): Promise<void> {
  if ((await app.messenger.find(before.card)) !== 'gone') return;
  const { id } = before.record.game;
  const now = await shownIn(app, id);
  // A move in between removed it.
  if (now?.card.messageId !== before.card.messageId || now.record.game.result) return;
  const { game, shown } = now.record;
  const screen = { ...(await gameCard(app, game)), notifies: [] };
  await expectStrays(app, game);
  const posted = await app.messenger.post(game.place, screen, keyFor(id, now.card));
  if (typeof posted === 'string') return;
  const replaced = await rememberShown(app, game, posted, shown.reminded);
  if (replaced?.messageId === posted.messageId) await takeAway(app, { owner: 'game', id }, posted);
}

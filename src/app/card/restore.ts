/** Finds unrecorded cards again. Reposts deleted cards when someone looks at their game. */
import type { Game, GameId, MessageAddress } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord } from '../ports/subjects/games.ts';
import type { SentMessage } from '../ports/messenger.ts';
import { gameCard } from './gameCard.ts';
import { findLostCard, isUpToDate, showsLess } from './lostCards.ts';
import { clearUp, takeAway, type ShowingApp } from './oldCards.ts';
import { rememberShown } from './shown.ts';
import { announceGame } from './show.ts';
import { expectStrays, type Posting } from './strays.ts';

/**
 * Makes an unrecorded board the card. `missing`: there is none, so another must be posted. Other
 * results are as for `findLostCard`.
 */
export async function restoreLost(
  app: ShowingApp,
  { game, shown }: GameRecord,
  posting: Posting,
): Promise<'restored' | 'missing' | 'later' | 'overtaken'> {
  const lost = await findLostCard(app, game, shown.card);
  if (lost === 'later' || lost === 'overtaken') return lost;
  const there = lost ?? (shown.version === 0 ? shown.card : null);
  if (!there || !(await bringUp(app, game, there, lost))) return 'missing';
  await announceGame(app, game, there, posting);
  return 'restored';
}

/** Updates an outdated board. Leaves a current one alone, because someone may be pressing it. */
async function bringUp(
  app: ShowingApp,
  game: Game,
  card: MessageAddress,
  lost: SentMessage | null,
): Promise<boolean> {
  const screen = await gameCard(app, game);
  if (lost && isUpToDate(lost, screen)) return true;
  // An edit notifies nobody, so a board without the last moves is replaced by a new one.
  if (lost && showsLess(lost, game)) {
    await takeAway(app, { owner: 'game', id: game.id }, lost);
    return false;
  }
  return (await app.messenger.update(card, screen)) === 'done';
}

/** A game and the card that shows its current state. */
interface ShownCard {
  readonly record: GameRecord;
  readonly card: MessageAddress;
}

/** `null` if no card can be missing: the sweep shows unshown games. */
async function shownIn({ store }: Using<'games'>, id: GameId): Promise<ShownCard | null> {
  const record = await store.games.load(id);
  const card = record?.shown.card;
  return card && record.shown.version === record.game.version ? { record, card } : null;
}

/**
 * Differs from the card's own key, because Discord would return the deleted message for that key
 * for minutes.
 */
const keyFor = (id: GameId, { messageId }: MessageAddress): string => `${id}.${messageId.slice(-10)}`;

/** Keeps the game's card and removes every other board. `pressed`: the public message pressed. */
export async function restoreDeleted(
  app: ShowingApp,
  id: GameId,
  pressed: MessageAddress | null,
): Promise<void> {
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
  // A move made in between removed the card.
  if (now?.card.messageId !== before.card.messageId || now.record.game.result) return;
  const { game, shown } = now.record;
  const screen = { ...(await gameCard(app, game)), notifies: [] };
  await expectStrays(app, game);
  const posted = await app.messenger.post(game.place, screen, keyFor(id, now.card));
  if (typeof posted === 'string') return;
  const replaced = await rememberShown(app, now.record, posted, { reminded: shown.reminded });
  if (replaced?.messageId === posted.messageId) await takeAway(app, { owner: 'game', id }, posted);
}

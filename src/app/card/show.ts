/**
 * The card of a game: posted, refreshed, moved, kept or abandoned. Replies and the sweep share this
 * code, so the later one cleans up after the earlier one.
 */
import type { Game, MessageAddress } from '../../game/game.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord } from '../ports/subjects/games.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { gameCard, newCard } from './gameCard.ts';
import { areKept, clearUp, type ShowingApp } from './oldCards.ts';
import { rememberShown } from './shown.ts';
import { expectStrays, type Posting } from './strays.ts';

/** The key of a card posted outside an interaction: the same state is never posted twice. */
export const cardKey = ({ id, version }: Game): string => `${id}.${version}`;

export async function postCard(
  app: ShowingApp,
  game: Game,
  posting: Posting = {},
): Promise<MessageAddress | MessengerFault> {
  const posted = await app.messenger.post(game.place, await newCard(app, game), cardKey(game));
  if (typeof posted === 'object') await announceGame(app, game, posted, posting);
  return posted;
}

/** Records that `card` shows this version. Users that it can't mention are notified differently. */
export async function announceGame(
  app: ShowingApp,
  game: Game,
  card: MessageAddress,
  posting: Posting = {},
): Promise<void> {
  await app.audience.reached(game, 'calling');
  await moveCard(app, game, card, posting);
}

/**
 * Edits the card in place, because nobody needs to be notified. If that fails, the sweep posts a
 * card that notifies.
 */
export async function refreshCard(app: ShowingApp, { id, version }: Game): Promise<void> {
  const record = await app.store.games.load(id);
  if (record?.game.version === version && record.shown.version === version - 1) await updateCard(app, record);
}

/** Edits the card, which notifies nobody, and records a success. `gone`: there is no card. */
export async function updateCard(
  app: ShowingApp,
  record: GameRecord,
  posting: Posting = {},
): Promise<'done' | MessengerFault> {
  const { game, shown } = record;
  if (!shown.card) return 'gone';
  const updated = await app.messenger.update(shown.card, await gameCard(app, game));
  if (updated !== 'done') return updated;
  await app.audience.reached(game, 'quiet');
  await rememberShown(app, record, shown.card, { ...posting, reminded: shown.reminded });
  return 'done';
}

const isSame = (one: MessageAddress | null, other: MessageAddress | null): boolean =>
  one?.messageId === other?.messageId;

/** Records that `card` shows `game`, after planning to remove the card before. */
export async function moveCard(
  app: ShowingApp,
  game: Game,
  card: MessageAddress,
  posting: Posting = {},
): Promise<void> {
  const stored = await app.store.games.shownOf(game.id);
  if (!stored) return;
  const { version, shown } = stored;
  // A newer board may be above this one, if a process posted it and died before recording it.
  if (version > game.version && shown.version <= game.version)
    await expectStrays(app, game, Math.min(app.now(), game.changedAt));
  const old = shown.version <= game.version ? shown.card : null;
  const left = posting.left ?? null;
  if (old && !isSame(old, card) && !isSame(old, left)) await clearUp(app, game, old, card);
  const replaced = await rememberShown(app, { game, shown }, card, { ...posting, reminded: null });
  if (!replaced) return;
  if (isSame(replaced, card)) await overtaken(app, game, card, [old, left]);
  else if (!isSame(replaced, old) && !isSame(replaced, left)) await clearUp(app, game, replaced, card);
}

/** Removes `card`, which came too late, unless the newer version's message was removed. */
async function overtaken(
  app: ShowingApp,
  { id }: Game,
  card: MessageAddress,
  cleared: readonly (MessageAddress | null)[],
): Promise<void> {
  const record = await app.store.games.load(id);
  const current = record?.shown.card ?? null;
  if (!record) return;
  const { game } = record;
  if (isSame(current, card)) return void (await app.messenger.update(card, await gameCard(app, game)));
  if (!current || !cleared.some((each) => isSame(each, current)) || (await areKept(app, game)))
    return clearUp(app, game, card, current);
  await moveCard(app, game, card, { left: current });
  await app.messenger.update(card, await gameCard(app, game));
}

/**
 * The last card of a finished game stays in place and becomes `screen`. `replaced`: the message
 * that already shows it.
 */
export async function keepCard(
  app: ShowingApp,
  finished: Game,
  screen: Screen,
  replaced: MessageAddress | null,
): Promise<void> {
  const record = await app.store.games.load(finished.id);
  if (!record) return;
  const { card, reminded } = record.shown;
  // The process that posted the pressed board may have died before it recorded that board.
  if (card && replaced && !isSame(card, replaced)) await clearUp(app, finished, card, replaced);
  if (card && !replaced) await app.messenger.retire(card, screen);
  await app.audience.reached(finished, 'quiet');
  const kept = { game: finished, shown: record.shown };
  await rememberShown(app, kept, replaced ?? card, { left: replaced, reminded });
}

/**
 * Makes a game due at once, without the grace period, because its post certainly reached nobody.
 */
export async function showSoon(app: Using<'games', 'now'>, { id, version }: Game): Promise<void> {
  const record = await app.store.games.load(id);
  if (!record || record.game.version !== version || record.shown.version === version) return;
  await app.store.games.wake(record, app.now());
}

/** The key of the card still to be posted; `null` if it is posted. */
export const unshownCard = ({ game, shown }: GameRecord): string | null =>
  shown.version < game.version ? cardKey(game) : null;

/**
 * Abandons the card: the game counts as shown until it changes, so clocks and reminders continue.
 */
export async function giveUpCard(app: Using<'games' | 'settings', 'now'>, record: GameRecord): Promise<void> {
  const { card, reminded } = record.shown;
  await rememberShown(app, record, card, { reminded, isLate: true });
}

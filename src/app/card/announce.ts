/** Replies and the sweep both end here, so the later one tidies up after the earlier. */
import type { Game, MessageAddress } from '../../game/game.ts';
import { dueWhenShown, type Challenge } from '../../game/challenge/challenge.ts';
import { invitationScreen } from '../../views/game/invitation.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord } from '../ports/games.ts';
import { gameCard } from './gameCard.ts';
import { makeNotices } from './calling.ts';
import { areKept, clearUp, type ShowingApp } from './oldCards.ts';
import { rememberShown } from './shown.ts';
import { expectStrays, type Posting } from './strays.ts';
import { sayAt, settingsAt } from '../reader/reader.ts';

/** The key of a card posted outside an interaction: the same state is never posted twice. */
export const cardKey = ({ id, version }: Game): string => `${id}.${version}`;

/** `card` shows `game` at this version; everyone it calls in other ways is notified. */
export async function announceGame(
  app: ShowingApp,
  game: Game,
  card: MessageAddress,
  posting: Posting = {},
): Promise<void> {
  await orderFilm(app, game);
  await makeNotices(app, game);
  await showAgain(app, game, card, posting);
}

const isSame = (one: MessageAddress | null, other: MessageAddress | null): boolean =>
  one?.messageId === other?.messageId;

/** `card` shows `game` from now on. The card before is cleared up first, in case the process dies. */
export async function showAgain(
  app: ShowingApp,
  game: Game,
  card: MessageAddress,
  posting: Posting = {},
): Promise<void> {
  const record = await app.store.games.load(game.id);
  if (!record) return;
  const { shown } = record;
  // A newer board may be above this one, posted by a process that died before it recorded it.
  if (record.game.version > game.version && shown.version <= game.version)
    await expectStrays(app, game, Math.min(app.now(), game.changedAt));
  const old = shown.version <= game.version ? shown.card : null;
  const left = posting.left ?? null;
  if (old && !isSame(old, card) && !isSame(old, left)) await clearUp(app, game, old, card);
  const replaced = await rememberShown(app, { game, shown }, card, { ...posting, reminded: null });
  if (!replaced) return;
  if (isSame(replaced, card)) await overtaken(app, game, card, [old, left]);
  else if (!isSame(replaced, old) && !isSame(replaced, left)) await clearUp(app, game, replaced, card);
}

/** `card` came too late and is cleared up, unless a cleared message was to show the newer version. */
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
  await showAgain(app, game, card, { left: current });
  await app.messenger.update(card, await gameCard(app, game));
}

/** What certainly reached nobody is due for the sweep at once, without the grace period. */
export async function showSoon(app: Using<'games', 'now'>, { id, version }: Game): Promise<void> {
  const record = await app.store.games.load(id);
  if (!record || record.game.version !== version || record.shown.version === version) return;
  await app.store.games.wake(record, app.now());
}

/** `card` shows `challenge` at this version; an earlier message is made to say the same. */
export async function announceChallenge(
  app: Using<'challenges' | 'settings', 'messenger'>,
  challenge: Challenge,
  card: MessageAddress,
): Promise<void> {
  const replaced = await app.store.challenges.shown(
    challenge.id,
    challenge.version,
    card,
    dueWhenShown(challenge),
  );
  if (!replaced) return;
  const latest = (await app.store.challenges.load(challenge.id))?.challenge ?? challenge;
  await app.messenger.retire(replaced, invitationScreen(await sayAt(app, challenge.place), latest));
}

const isOver = ({ result, moves }: Game): boolean => result !== null && moves.length > 0;

export async function orderFilm(app: Using<'games' | 'settings', 'now'>, game: Game): Promise<void> {
  if (isOver(game) && (await settingsAt(app, game.place)).filmAtEnd)
    await app.store.games.addFilm(game.id, app.now());
}

/** The key of the card that is yet to be shown; `null` if it is shown. */
export const unshownCard = ({ game, shown }: GameRecord): string | null =>
  shown.version < game.version ? cardKey(game) : null;

/** Gives up the card: the game counts as shown until it changes, so clocks and reminders go on. */
export async function giveUpCard(app: Using<'games' | 'settings', 'now'>, record: GameRecord): Promise<void> {
  const { card, reminded } = record.shown;
  await rememberShown(app, record, card, { reminded, isLate: true });
}

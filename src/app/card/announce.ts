/**
 * After a message was posted: the one place that remembers which message now shows a game or a challenge, and clears up
 * the one before. A reply and the sweep both end here, so whichever comes second tidies up after the first.
 */
import type { MessageAddress } from '../../game/messageAddress.ts';
import { dueWhenShown, type Challenge } from '../../game/challenge.ts';
import { dueOf } from '../../game/due.ts';
import type { Game } from '../../game/game.ts';
import { invitationScreen } from '../../views/game/invitation.ts';
import type { Using } from '../ports/app.ts';
import { orderFilm } from './film.ts';
import { makeNotices } from './calling.ts';
import { mayHaveLost, removeLostCards } from './lostCards.ts';
import { clearUp } from './oldCards.ts';
import { sayAt } from '../reader/sharedLanguage.ts';

type Needs = Using<'games' | 'people' | 'settings', 'messenger' | 'now'>;

/** Under which key a card is posted outside an interaction: the same state of a game is never posted twice. */
export const cardKey = ({ id, version }: Game): string => `${id}.${version}`;

/** `card` shows `game` as it is at this version, and whom it calls by other ways is told. The card before is cleared up. */
export async function announceGame(app: Needs, game: Game, card: MessageAddress): Promise<void> {
  await orderFilm(app, game);
  await makeNotices(app, game);
  const next = dueOf(game, { version: game.version, reminded: null }, app.now());
  const before = (await app.store.game(game.id))?.shown;
  if (before && mayHaveLost(game, before)) await removeLostCards(app, game, before.card, card);
  const replaced = await app.store.gameShown(game.id, game.version, card, next);
  if (replaced) await clearUp(app, game, replaced);
}

/** `card` shows `game` as the card before did, which is cleared up: nothing else happened. */
export async function showAgain(app: Needs, game: Game, card: MessageAddress): Promise<void> {
  const next = dueOf(game, { version: game.version, reminded: null }, app.now());
  const replaced = await app.store.gameShown(game.id, game.version, card, next);
  if (replaced) await clearUp(app, game, replaced);
}

/** `card` shows `challenge` as it is at this version; a message that did so before says the same. */
export async function announceChallenge(
  app: Using<'challenges' | 'settings', 'messenger'>,
  challenge: Challenge,
  card: MessageAddress,
): Promise<void> {
  const replaced = await app.store.challengeShown(
    challenge.id,
    challenge.version,
    card,
    dueWhenShown(challenge),
  );
  if (!replaced) return;
  const latest = (await app.store.challenge(challenge.id))?.challenge ?? challenge;
  await app.messenger.retire(replaced, invitationScreen(await sayAt(app, challenge.place), latest));
}

/**
 * Shows a game in its second channel. The first card never waits for the second, so a server that
 * closes its channel or removes the bot changes nothing for the other.
 */
import type { Game, MessageAddress } from '../../game/game.ts';
import { archivedAt, inOtherChannel, outOfSecondThread } from '../../game/place.ts';
import { archiveThreads } from '../card/gameThread.ts';
import { notifyElsewhere, callsHere } from '../card/calling.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { secondCard } from '../card/gameCard.ts';
import { clearUp, type ShowingApp } from '../card/oldCards.ts';
import { giveUpCard } from '../card/show.ts';
import { unseenScreen } from '../../views/game/vote.ts';
import { sayAt } from '../reader/reader.ts';
import type { Using } from '../ports/app.ts';
import type { SecondCard } from '../ports/subjects/games.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { saveGame } from '../save/saveGame.ts';
import { dueAfter, isHopeless, POSTING, putOff, type PutOff } from './kind.ts';

type Needs = ShowingApp & Using<'games', 'threads'>;

export async function doDueSecondCard(app: Needs, second: SecondCard): Promise<PutOff<SecondCard>> {
  const game = (await app.store.games.load(second.gameId))?.game;
  const there = game && inOtherChannel(game);
  if (!there || second.shown.version >= game.version) return putOff(second, null);
  const screen = await secondCard(app, game);
  if (!screen) return putOff(second, null);
  const shown = await show(app, there, screen, second.shown.card);
  if (typeof shown === 'object') {
    // After an outage, this post reopens a thread that was just archived.
    if ((archivedAt(game) ?? Infinity) <= app.now()) await archiveThreads(app, game);
    await app.store.games.secondShown(game.id, game.version, shown);
    return putOff(second, null);
  }
  if (shown === 'gone' && (await movedOut(app, game))) return doDueSecondCard(app, second);
  const now = app.now();
  const age = now - game.changedAt;
  if (shown !== 'later') {
    await notifyElsewhere(app, there, callsHere(there), secondKey(there));
    await tellUnseen(app, second, game);
  }
  const isOwed = shown === 'forbidden' && !game.result;
  return putOff(second, !isOwed && isHopeless(shown, age) ? null : dueAfter(shown, now, game.changedAt));
}

/** For how long (ms) after the start a note says that one team can't see the game. */
const NEW = 60_000;

/** Tells the opponent that a team doesn't see the game, because its channel is closed. */
async function tellUnseen(app: ShowingApp, { shown }: SecondCard, game: Game): Promise<void> {
  const { voting, place, second, createdAt } = game;
  if (!voting || !second || shown.card || app.now() - createdAt > NEW) return;
  const screen = unseenScreen(await sayAt(app, place), second.place.channelId);
  await app.messenger.post(place, screen, `${game.id}.unseen`);
}

/** The thread was deleted, so the second card moves to its parent channel. The first card stays. */
async function movedOut(app: ShowingApp, game: Game): Promise<boolean> {
  const moved = outOfSecondThread(game);
  const record = moved && (await app.store.games.load(game.id));
  if (!record || !(await saveGame(app, moved, app.now() + POSTING))) return false;
  if (record.shown.version === game.version) await giveUpCard(app, { ...record, game: moved });
  return true;
}

const secondKey = ({ id, version }: Game): string => `${id}.${version}.2`;

/** Edits the card if that notifies nobody, and otherwise posts another, as for the first card. */
async function show(
  app: ShowingApp,
  game: Game,
  screen: Screen,
  card: MessageAddress | null,
): Promise<MessageAddress | MessengerFault> {
  if (card && screen.notifies.length === 0) {
    const updated = await app.messenger.update(card, screen);
    if (updated === 'done') return card;
    if (updated === 'later') return updated;
  }
  const posted = await app.messenger.post(game.place, screen, secondKey(game));
  if (typeof posted === 'object' && card) await clearUp(app, game, card, posted);
  return posted;
}

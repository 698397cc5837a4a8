/** Searches the channel until no more unrecorded boards can appear (`card/strays.ts`). */
import type { MessageAddress } from '../../game/game.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { moveCard } from '../card/show.ts';
import { gameCard } from '../card/gameCard.ts';
import { isUpToDate, showsGame } from '../card/lostCards.ts';
import { areKept, clearLater, type ShowingApp } from '../card/oldCards.ts';
import { FIRST_LOOK } from '../card/strays.ts';
import type { GameRecord, Strays } from '../ports/subjects/games.ts';
import type { SentMessage } from '../ports/messenger.ts';
import { clearAfter, putOff, type PutOff } from './kind.ts';

/** A game whose current state is shown, and its boards in the channel, oldest first. */
interface Found {
  readonly record: GameRecord;
  readonly boards: readonly SentMessage[];
}

/**
 * Searches once. Searches again soon if Discord does not answer or another process is showing the
 * game. Without permission, searches again at growing intervals.
 */
export async function doDueStrays(app: ShowingApp, strays: Strays): Promise<PutOff<Strays>> {
  const found = await find(app, strays);
  const outcome = typeof found === 'string' ? found : await clear(app, found);
  const now = app.now();
  if (outcome === 'later') return putOff(strays, now + FIRST_LOOK);
  if (outcome === 'forbidden') return putOff(strays, clearAfter(now, strays.since));
  return putOff(strays, now < strays.until ? strays.until : null);
}

/** Asks Discord before the store, because every posted board was saved before it was posted. */
async function find(
  app: ShowingApp,
  { gameId, since }: Strays,
): Promise<Found | 'done' | 'forbidden' | 'later'> {
  const game = (await app.store.games.load(gameId))?.game;
  if (!game || (await areKept(app, game))) return 'done';
  const sent = await app.messenger.sentSince(game.place, since);
  const record = await app.store.games.load(gameId);
  if (!record) return 'done';
  if (sent === 'forbidden') return 'forbidden';
  if (sent === 'later' || record.shown.version < record.game.version) return 'later';
  return { record, boards: sent.filter(showsGame(gameId)) };
}

async function clear(app: ShowingApp, found: Found): Promise<'done' | 'later'> {
  const { record, boards } = found;
  const { game, shown } = record;
  const screen = await gameCard(app, game);
  const newer = newerCard(found, screen);
  if (newer) await moveCard(app, game, newer);
  const cards = [newer ?? null, shown.card];
  for (const stray of boards.filter((board) => !cards.some((card) => isSame(board, card))))
    await clearLater(app, game, stray);
  return newer ? 'done' : bringUp(app, found, screen);
}

const isSame = (board: SentMessage, card: MessageAddress | null): boolean =>
  board.messageId === card?.messageId;

/** A board of the same game below the card. Its process may be about to record it. */
function newerCard({ record, boards }: Found, screen: Screen): SentMessage | undefined {
  const newer = boards.slice(boards.findIndex((board) => isSame(board, record.shown.card)) + 1);
  return newer.findLast((board) => isUpToDate(board, screen));
}

async function bringUp(
  app: ShowingApp,
  { record, boards }: Found,
  screen: Screen,
): Promise<'done' | 'later'> {
  const { game, shown } = record;
  if (!shown.card) return 'done';
  const card = boards.find((board) => isSame(board, shown.card)) ?? (await app.messenger.find(shown.card));
  if (card === 'later') return 'later';
  if (typeof card === 'string' || isUpToDate(card, screen)) return 'done';
  if ((await app.messenger.update(card, screen)) === 'later') return 'later';
  // This edit may have overwritten a move made in between.
  return (await app.store.games.load(game.id))?.game.version === game.version ? 'done' : 'later';
}

/** A game that cannot be shown as it is: it counts as shown until it changes, so that clocks, reminders and what follows go on. */
import { dueOf } from '../../game/due.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord } from '../ports/games.ts';
import { cardKey } from './announce.ts';

/** Lets the card be, and the one before in its place. The key of the card; `null` where the game is shown as it is. */
export async function giveUpCard(
  app: Using<'games', 'now'>,
  { game, shown }: GameRecord,
): Promise<string | null> {
  if (shown.version >= game.version) return null;
  const next = dueOf(game, { ...shown, version: game.version }, app.now());
  await app.store.gameShown(game.id, game.version, shown.card, next);
  return cardKey(game);
}

/** Remembers which message shows a game, together with its next due time. */
import { dueOf } from '../../game/due.ts';
import type { Game, MessageAddress } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord } from '../ports/games.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { gameCard } from './gameCard.ts';

/**
 * `card` shows this version of the game; null: nothing more will be shown of it. `reminded` is the last turn
 * with a reminder. Returns the card it replaces, or `card` if a later version is shown already.
 */
export const rememberShown = (
  { store, now }: Using<'games', 'now'>,
  game: Game,
  card: MessageAddress | null,
  reminded: number | null,
): Promise<MessageAddress | null> =>
  store.gameShown(game.id, game.version, card, dueOf(game, { version: game.version, reminded }, now()));

/** Edits the card, which calls nobody, and remembers it if that worked. */
export async function updateCard(
  app: Using<'games' | 'people' | 'personal' | 'settings' | 'standings', 'messenger' | 'now'>,
  { game, shown }: GameRecord,
  card: MessageAddress,
): Promise<'done' | MessengerFault> {
  const updated = await app.messenger.update(card, await gameCard(app, game));
  if (updated === 'done') await rememberShown(app, game, card, shown.reminded);
  return updated;
}

/** What becomes of a card when a newer one has taken its place: as the admins of its server chose. */
import type { MessageAddress } from '../../game/messageAddress.ts';
import type { Game } from '../../game/game.ts';
import { retiredScreen } from '../../views/game/retired.ts';
import type { Using } from '../ports/app.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { settingsAt } from '../reader/settingsAt.ts';
import { sayOf } from '../reader/sharedLanguage.ts';

type Needs = Using<'games' | 'people' | 'settings', 'messenger'>;

/** Whether all boards stay where they are, as a record. */
export const areKept = async (app: Using<'settings'>, { place }: Game): Promise<boolean> =>
  (await settingsAt(app, place)).oldCards === 'kept';

/**
 * Clears up after a card of the game, of which `current` is now the one. What cannot be cleared up stays, and its buttons answer as
 * stale; `later`: it may still be there.
 */
export async function clearUp(
  app: Needs,
  game: Game,
  old: MessageAddress,
  current: MessageAddress | null,
): Promise<'done' | MessengerFault> {
  const { oldCards } = await settingsAt(app, game.place);
  if (oldCards === 'kept') return 'done';
  if (oldCards === 'deleted') return app.messenger.remove(old);
  return app.messenger.retire(old, retiredScreen(await sayOf(app, game), game, current));
}

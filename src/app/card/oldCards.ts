/** What becomes of a card when a newer one has taken its place: as the admins of its server chose. */
import type { MessageAddress } from '../../game/messageAddress.ts';
import type { Game } from '../../game/game.ts';
import { retiredScreen } from '../../views/game/retired.ts';
import type { Using } from '../ports/app.ts';
import { settingsAt } from '../reader/settingsAt.ts';
import { sayOf } from '../reader/sharedLanguage.ts';

type Needs = Using<'games' | 'people' | 'settings', 'messenger'>;

/** Clears up after a card of the game. What cannot be cleared up stays; its buttons answer as stale. */
export async function clearUp(app: Needs, game: Game, old: MessageAddress): Promise<void> {
  const { oldCards } = await settingsAt(app, game.place);
  if (oldCards === 'kept') return;
  if (oldCards === 'deleted') return void (await app.messenger.remove(old));
  const current = (await app.store.game(game.id))?.shown.card ?? null;
  await app.messenger.retire(old, retiredScreen(await sayOf(app, game), game, current));
}

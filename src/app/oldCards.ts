/** What becomes of a card when a newer one has taken its place: as the admins of its server chose. */
import type { Game } from '../game/game.ts';
import { retiredScreen } from '../views/retired.ts';
import type { App } from './app.ts';
import type { Messenger } from './messenger.ts';
import { settingsAt } from './settingsAt.ts';
import { sayOf } from './sharedLanguage.ts';
import type { Card } from './store.ts';

/** Clears up after a card of the game. What cannot be cleared up stays; its buttons answer as stale. */
export async function clearUp(app: App, messenger: Messenger, game: Game, old: Card): Promise<void> {
  const { oldCards } = await settingsAt(app, game.place);
  if (oldCards === 'kept') return;
  if (oldCards === 'deleted') return void (await messenger.remove(old));
  const current = (await app.store.game(game.id))?.shown.card ?? null;
  await messenger.retire(old, retiredScreen(await sayOf(app, game), game, current));
}

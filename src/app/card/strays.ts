/**
 * Boards that arrive too late. A process that shows a game for another can't know whether that one is dead or
 * slow. A slow one tidies up after itself unless it dies just then, leaving a board that nobody knows of. So
 * it is noted that one may come, and a sweep looks for it (`due/dueStrays.ts`).
 */
import type { Game } from '../../game/game.ts';
import { SECOND } from '../../game/span.ts';
import type { Using } from '../ports/app.ts';
import { areKept } from './oldCards.ts';

/** When to look for boards first (ms): a slow process is slow by seconds. */
export const FIRST_LOOK = 15 * SECOND;
/** After this time (ms) nobody posts any more, however often Discord was asked. */
const LAST_LOOK = 135 * SECOND;
/** How far Discord's clock may differ from ours (ms). */
const CLOCKS = 60 * SECOND;

/**
 * Before the game is remembered as shown: someone may still post a board of it, or has since `from` (ms).
 */
export async function expectStrays(
  app: Using<'games' | 'settings', 'now'>,
  game: Game,
  from = app.now(),
): Promise<void> {
  if (await areKept(app, game)) return;
  const now = app.now();
  const strays = { gameId: game.id, since: from - CLOCKS, until: now + LAST_LOOK };
  await app.store.expectStrays(strays, now + FIRST_LOOK);
}

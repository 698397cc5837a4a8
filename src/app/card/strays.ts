/**
 * Boards that come too late. Whoever shows a game for somebody else, or over a state that somebody else is still to show, cannot know
 * whether that one is dead or slow. Who is slow tidies up after themselves, unless they die just then: their board, of which nobody
 * knows any more, would stay. So it is noted that one may come, and a sweep looks for it (`due/dueStrays.ts`).
 */
import type { Game } from '../../game/game.ts';
import { SECOND } from '../../game/span.ts';
import type { Using } from '../ports/app.ts';
import { areKept } from './oldCards.ts';

/** After so long (ms) boards are looked for first: who is slow is so by seconds. */
export const FIRST_LOOK = 15 * SECOND;
/** After so long nobody posts any more, however often Discord was asked. */
const LAST_LOOK = 135 * SECOND;
/** By so much Discord's clock may differ from ours. */
const CLOCKS = 60 * SECOND;

/** Notes, before it is remembered that the game is shown, that somebody may still post a board of it, or did so from an instant on (ms). */
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

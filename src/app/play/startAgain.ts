/** Starts another vote on a move for which nobody voted. */
import { dueOf, UNANNOUNCED } from '../../game/due.ts';
import type { Game } from '../../game/game.ts';
import { voteAgain } from '../../game/vote/closing.ts';
import type { Using } from '../ports/app.ts';
import { GRACE } from '../save/change.ts';
import { saveGame } from '../save/saveGame.ts';

/** `null`: the game doesn't wait for a vote, or has changed. */
export async function startAgain(app: Using<'games' | 'standings', 'now'>, game: Game): Promise<Game | null> {
  const next = voteAgain(game, app.now());
  return next && (await saveGame(app, next, dueOf(next, UNANNOUNCED, app.now() + GRACE))) ? next : null;
}

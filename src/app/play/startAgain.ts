/** Starts another vote on a move that nobody voted for. */
import { dueOf, UNANNOUNCED } from '../../game/due.ts';
import type { Game } from '../../game/game.ts';
import { voteAgain } from '../../game/vote/closing.ts';
import type { Using } from '../ports/app.ts';
import { GRACE } from '../save/change.ts';
import { saveGame } from '../save/saveGame.ts';

/** `null`: the game has no vote to repeat, or it has changed. */
export async function startAgain(app: Using<'games' | 'standings', 'now'>, game: Game): Promise<Game | null> {
  const next = voteAgain(game, app.now());
  return next && (await saveGame(app, next, dueOf(next, UNANNOUNCED, app.now() + GRACE))) ? next : null;
}

/** Calls a game off whose first card could not be shown to the only person who plays it. */
import { callOff } from '../../game/engine.ts';
import type { Game } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import { saveGame } from '../save/saveGame.ts';

/** Nothing happens to a game that goes on already; nor is anything of the end to be shown. */
export async function callOffUnseen(app: Using<'games' | 'standings', 'now'>, game: Game): Promise<void> {
  const off = callOff(game, app.now());
  if (off) await saveGame(app, off, null);
}

/**
 * The film of a game that has ended, for servers that want one: noted as due work when the last card is shown, so that it
 * comes whatever happens in between.
 */
import type { Game } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import { settingsAt } from '../reader/settingsAt.ts';

/** Whether there is anything to be seen. */
const isOver = ({ result, moves }: Game): boolean => result !== null && moves.length > 0;

/** Notes the film of a game that has ended, where its server wants one. */
export async function orderFilm(app: Using<'games' | 'settings', 'now'>, game: Game): Promise<void> {
  if (isOver(game) && (await settingsAt(app, game.place)).filmAtEnd)
    await app.store.addFilm(game.id, app.now());
}

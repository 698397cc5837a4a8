/** Those who are on vacation when a game begins. */
import type { Game } from '../../game/game.ts';
import { vacationsOnBegin } from '../../game/vacation.ts';
import type { App } from '../ports/app.ts';

/** A game that begins now, with the vacations of those who are away. */
export async function withAbsences(app: App, game: Game): Promise<Game> {
  const { white, black } = game.players;
  const books = await Promise.all([white, black].map(({ id }) => app.store.vacations(id)));
  return { ...game, vacations: vacationsOnBegin(game, books) };
}

/** Those who are on vacation when a game begins. */
import { COLORS } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import { isPerson } from '../../game/seat.ts';
import { vacationsOnBegin } from '../../game/vacation.ts';
import type { Using } from '../ports/app.ts';

/** A game that begins now, with the vacations of those who are away. */
export async function withAbsences(app: Using<'people'>, game: Game): Promise<Game> {
  const people = COLORS.map((color) => game.seats[color]).filter(isPerson);
  const books = await Promise.all(people.map(({ id }) => app.store.vacations(id)));
  return { ...game, vacations: vacationsOnBegin(game, books) };
}

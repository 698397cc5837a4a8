/**
 * What follows from the end of a game: pure, from the game and what its server's books said before it. A new consequence
 * is a line of `Consequences`, a line here and one in `store/standings/consequences.ts`; none can be forgotten.
 */
import type { Game } from '../../game/game.ts';
import { huntingGround } from '../../game/puzzle.ts';
import { enter } from '../../rating/entry.ts';
import type { Finished } from '../../rating/finished.ts';
import type { Consequences } from '../ports/consequences.ts';
import type { OpenBooks } from '../ports/standings.ts';

/** A game that has just ended, and its server's books before it. */
export interface Ending {
  readonly game: Game;
  readonly finished: Finished;
  readonly books: OpenBooks;
}

export const consequencesOf = ({ game, finished, books }: Ending): Consequences => ({
  rating: enter({ game: finished, seq: books.entries + 1, voiding: null }, books),
  hunt: huntingGround(game),
});

/** The game of an id that somebody typed or pressed, if they may see it. One that they may not see is answered like one that is not there. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Game, GameId } from '../../game/game.ts';
import { maySee } from '../../game/maySee.ts';
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';

/** Which game is meant, and how that was said. */
export interface Named {
  readonly id: GameId;
  /** Whether it was pressed on a message that shows the game, and not typed. */
  readonly isShown: boolean;
}

/** What was typed, if anything was. */
export const typed = (id: GameId | undefined): Named | null =>
  id === undefined ? null : { id, isShown: false };

/** What was pressed on a message that shows it. */
export const shown = (id: GameId): Named => ({ id, isShown: true });

export async function gameNamed(
  { store }: Using<'games'>,
  { user, place }: Asker,
  { id, isShown }: Named,
): Promise<Attempt<Game, Problem>> {
  const record = await store.game(id);
  return record && maySee(record.game, { user: user.id, place, isShown })
    ? done(record.game)
    : refused({ code: 'unknown-game' });
}

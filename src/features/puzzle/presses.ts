/** As in `declarations.ts`, never change a press. */
import { button, each, onGame, presses, words } from '../../views/presses/presses.ts';
import { moving } from '../../views/presses/viewers.ts';

export const PUZZLE_STEPS = ['first', 'back', 'forward', 'last'] as const;
export const PUZZLE = presses('puzzle', {
  ...moving,
  begin: button({}),
  ...each(['show', 'daily', 'give-up', 'reveal', 'next'], button(onGame)),
  // The solution to an earlier puzzle of the day.
  before: button({ id: words }),
  // The solution, step by step. `ply` is the position to show.
  ...each(PUZZLE_STEPS, button(onGame)),
});

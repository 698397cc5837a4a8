/** As in `declarations.ts`, never change a press. */
import { button, count, each, form, presses } from '../../views/presses/presses.ts';

export const SEASON_QUESTIONS = ['name', 'until', 'reset'] as const;
export const SEASON = presses('season', {
  ...each(['ask', 'keep', 'start'], button({})),
  end: button({ number: count }),
  begin: form({}, SEASON_QUESTIONS),
});

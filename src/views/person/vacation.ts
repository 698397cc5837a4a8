/** Whether someone is away, and how much vacation they have left. */
import type { Screen } from '../screen/screen.ts';
import { daysLeft, vacationAt, type VacationBook } from '../../game/vacation.ts';
import type { Say } from '../../i18n/say.ts';
import { longTime, quiet, text } from '../screen/blocks.ts';

/** The answer to `/vacation`, as things stand at this instant (ms since 1970). */
export function vacationScreen(say: Say, book: VacationBook, at: number): Screen {
  const vacation = vacationAt(book, at);
  return quiet(
    text(
      vacation ? say('vacation.away', { until: longTime(vacation.to) }) : say('vacation.here'),
      say('vacation.left', { count: daysLeft(book, at) }),
    ),
  );
}

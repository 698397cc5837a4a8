/** A vacation of the asker: shown, started and ended. */
import { done, type Result } from '../../kit/result.ts';
import { endVacation, startVacation, type VacationBook } from '../../game/clock/vacation.ts';
import { sayIn } from '../../i18n/say.ts';
import { vacationScreen } from '../../views/person/choices.ts';
import { VACATION } from '../../views/presses/declarations.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { answering } from '../ports/answering.ts';
import type { Using } from '../ports/app.ts';
import { type Asker, privately } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { changeVacation } from './vacations.ts';

async function change(
  app: Using<'people', 'now'>,
  { user, at, locale }: Asker,
  decide: (book: VacationBook) => Result<VacationBook, Problem>,
): Promise<Result<Screen, Problem>> {
  const changed = await changeVacation(app, user.id, decide);
  return changed.ok ? done(vacationScreen(sayIn(locale), changed.value, at)) : changed;
}

export const vacationPresses = answering(VACATION, {
  start: async (asker, { days }, app) =>
    privately(await change(app, asker, (book) => startVacation(book, asker.at, days))),
  end: async (asker, _, app) => privately(await change(app, asker, (book) => endVacation(book, asker.at))),
});

export const showVacation = (app: Using<'people', 'now'>, asker: Asker): Promise<Result<Screen, Problem>> =>
  change(app, asker, done);

/** A number of days alone starts a vacation. */
export async function typedVacation(
  app: Using<'people', 'now'>,
  asker: Asker,
  { vacation, days }: { readonly vacation?: 'start' | 'end' | undefined; readonly days?: number | undefined },
): Promise<Result<Screen, Problem> | null> {
  if (vacation === undefined && days === undefined) return null;
  return change(app, asker, (book) =>
    vacation === 'end' ? endVacation(book, asker.at) : startVacation(book, asker.at, days),
  );
}

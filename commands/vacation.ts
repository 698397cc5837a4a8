import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { changeVacation } from '../src/app/person/vacations.ts';
import { done, type Attempt } from '../src/kit/attempt.ts';
import { endVacation, startVacation, type VacationBook } from '../src/game/clock/vacation.ts';
import type { GameProblem } from '../src/game/problem.ts';
import { sayIn } from '../src/i18n/say.ts';
import { vacationScreen } from '../src/views/person/choices.ts';
import { VACATION } from '../src/views/presses/declarations.ts';

async function change(
  app: App,
  asker: Asker,
  decide: (book: VacationBook) => Attempt<VacationBook, GameProblem>,
): Promise<Reply> {
  const changed = await changeVacation(app, asker.user.id, decide);
  if (!changed.ok) return refusal(app, asker, changed.problem);
  return { kind: 'private', screen: vacationScreen(sayIn(asker.locale), changed.value, asker.at) };
}

export const vacationPresses = answering(VACATION, {
  start: (asker, { days }, app) => change(app, asker, (book) => startVacation(book, asker.at, days)),
  end: (asker, _, app) => change(app, asker, (book) => endVacation(book, asker.at)),
});

export const vacation = defineCommand({
  name: 'vacation',
  posts: false,
  options: [
    { name: 'do', kind: 'text', choices: ['start', 'end', 'status'] },
    { name: 'days', kind: 'number' },
  ],
  run: (asker, values, app) =>
    change(app, asker, (book) => {
      if (values.do === 'start') return startVacation(book, asker.at, values.days);
      return values.do === 'end' ? endVacation(book, asker.at) : done(book);
    }),
});

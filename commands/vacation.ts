import { defineCommand } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { changeVacation } from '../src/app/person/vacations.ts';
import { done } from '../src/kit/attempt.ts';
import { endVacation, startVacation } from '../src/game/clock/vacation.ts';
import { sayIn } from '../src/i18n/say.ts';
import { vacationScreen } from '../src/views/person/choices.ts';

export const vacation = defineCommand({
  name: 'vacation',
  posts: false,
  options: [
    { name: 'do', kind: 'text', choices: ['start', 'end', 'status'] },
    { name: 'days', kind: 'number' },
  ],
  async run(asker, values, app) {
    const changed = await changeVacation(app, asker.user.id, (book) => {
      if (values.do === 'start') return startVacation(book, asker.at, values.days);
      return values.do === 'end' ? endVacation(book, asker.at) : done(book);
    });
    if (!changed.ok) return refusal(app, asker, changed.problem);
    return { kind: 'private', screen: vacationScreen(sayIn(asker.locale), changed.value, asker.at) };
  },
});
